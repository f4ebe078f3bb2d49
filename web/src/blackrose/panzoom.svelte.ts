// Zooming and moving a picture.
import type { Point, Size } from './hexes';

const MOST = 5;

/** A rectangle of a picture, as SVG's viewBox has it. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a box that shows at a zoom around a middle; never beyond the box. */
export function visible(box: Box, zoom: number, middle: Point): Box {
  const [width, height] = [box.width / zoom, box.height / zoom];
  const within = (at: number, from: number, length: number, part: number) =>
    Math.max(from, Math.min(at - part / 2, from + length - part));
  return {
    x: within(middle.x, box.x, box.width, width),
    y: within(middle.y, box.y, box.height, height),
    width,
    height,
  };
}

/** Zooming and moving a picture with wheel, fingers, pointer or buttons. */
export class PanZoom {
  zoom = $state(1);
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private readonly pointers = new Map<number, Point>();
  private moved = false;
  /** Somebody chose how near one looks. */
  chosen = false;

  constructor(private readonly whole: () => Box) {}

  get box(): Box {
    return visible(this.whole(), this.zoom, this.middle);
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Zooms by a factor, towards a part of the picture given in shares of its width and height. */
  by(factor: number, to: Point = { x: 0.5, y: 0.5 }): void {
    const before = this.box;
    this.chosen = true;
    this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    const [width, height] = [this.whole().width / this.zoom, this.whole().height / this.zoom];
    this.middle = {
      x: before.x + before.width * to.x + width * (0.5 - to.x),
      y: before.y + before.height * to.y + height * (0.5 - to.y),
    };
  }

  /** Brings a place of the zoomed picture to its middle; one that shows whole, with so much around it, stays where it is. */
  show(at: Point, around?: Size): void {
    const { x, y, width, height } = this.box;
    const [here, half] = [
      { x: at.x / this.zoom, y: at.y / this.zoom },
      { x: (around?.width ?? 0) / this.zoom / 2, y: (around?.height ?? 0) / this.zoom / 2 },
    ];
    const inside =
      here.x - half.x >= x && here.x + half.x <= x + width && here.y - half.y >= y && here.y + half.y <= y + height;
    if (!around || !inside) this.middle = here;
  }

  reset(): void {
    this.chosen = true;
    this.zoom = 1;
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (this.zoom === 1 && event.deltaY > 0) return;
    event.preventDefault();
    const frame = svg.getBoundingClientRect();
    const share = { x: (event.clientX - frame.left) / frame.width, y: (event.clientY - frame.top) / frame.height };
    this.by(Math.exp(-event.deltaY / 400), share);
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = false;
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const frame = svg.getBoundingClientRect();
    if (other) {
      const apart = (at: Point) => Math.hypot(at.x - other.x, at.y - other.y);
      if (apart(before) > 0) this.by(apart(now) / apart(before));
      this.moved = true;
    } else if (this.zoom > 1 && (this.moved || Math.hypot(now.x - before.x, now.y - before.y) > 4)) {
      const { x, y, width, height } = this.box;
      const perPixel = Math.max(width / frame.width, height / frame.height);
      this.middle = {
        x: x + width / 2 - (now.x - before.x) * perPixel,
        y: y + height / 2 - (now.y - before.y) * perPixel,
      };
      this.moved = true;
    } else return;
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** A click at the end of a movement chooses nothing. */
  click(event: Event): void {
    if (!this.moved) return;
    event.stopPropagation();
    event.preventDefault();
    this.moved = false;
  }
}
