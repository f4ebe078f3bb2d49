/** Whether a board fills the window: the head of the page is gone then, and its switches are in the board's own top bar. */
class House {
  board = $state(false);
}

export const house = new House();
