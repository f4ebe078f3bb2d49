import first from 'virtual:icons/first';

/** The outlines by their names: those of the lobby, and all others as soon as a page has brought them. */
export const icons: { [name: string]: string } = { ...first };
