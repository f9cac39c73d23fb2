import type { Variant } from '#domain/catalog.ts';
import { framedSize } from '#domain/sheet.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './art-wall.module.css';

/** How much of a photo's height the thing takes that it shows: there is a margin around it. */
const SHOWN_HEIGHT = 0.923;
const PHOTO_RATIO = 0.8;
/** Where the middle of a picture hangs: from the left and from the top of the room, in centimetres. */
const MIDDLE = { x: 95, y: 52 };

const WALL_SIZES = '(min-width: 1680px) 480px, (min-width: 768px) 30vw, 50vw';

/** A wall of 1.76 m with a picture on it as large as it is: a unit of the drawing is a centimetre, as on the tape beside it. */
export function ArtWall({ variant }: { variant: Variant }) {
  const { details, color, photos } = variant;
  const [photo] = photos;
  const { sheet } = details;
  if (sheet === undefined || photo === undefined) return undefined;
  const [, heightCm] = framedSize(sheet, color.id) ?? [0, sheet.heightCm];
  const height = heightCm / SHOWN_HEIGHT;
  const width = height * PHOTO_RATIO;
  return (
    <svg className={styles.room} viewBox="7 8 176 157" preserveAspectRatio="xMidYMid slice">
      <g aria-hidden="true">
        <path d="M0 0h190v170H0z" fill="var(--wall)" />
        <path
          d="M8 6l34-10 20 66-34 12zM46-6l34-10 20 64-34 12zM30 80l34-12 20 64-34 14zM68 66l34-12 20 62-34 14z"
          fill="var(--light)"
        />
        <path d="M0 150h190v20H0z" fill="var(--floor)" />
        <path d="M0 146.5h190v4H0z" fill="var(--skirting)" />
        <path d="M0 156h190M0 163h190M40 151v5M118 151v5M78 156v7M160 156v7" stroke="var(--board)" strokeWidth=".4" />
        <ellipse cx="109" cy="158" rx="50" ry="2.6" opacity=".16" />
        <path d="M71 134h76v3H71z" fill="#6a4320" />
        <path d="M68 117h5l-2.5 40h-5zM145 117h5l2.5 40h-5z" fill="#7d5027" />
        <path d="M60 112h98v5H60z" fill="#a8703a" />
        <path d="M60 112h98v1.4H60z" fill="#c48d52" />
        <Jug />
        <circle cx="76" cy="108.4" r="3.6" fill="#c9281c" />
        <circle cx="83" cy="108.7" r="3.3" fill="#d9702a" />
        <path d="M76 105l1-2.4M83 105.6l.4-2" stroke="#3b2a1a" strokeWidth=".6" />
        <Tape />
      </g>
      <foreignObject x={MIDDLE.x - width / 2} y={MIDDLE.y - height / 2} width={width} height={height}>
        <Picture className={styles.hung} photo={photo} sizes={WALL_SIZES} priority />
      </foreignObject>
    </svg>
  );
}

/** A jug with ears of wheat. */
function Jug() {
  return (
    <g transform="translate(10)">
      <path d="M129 112c-7-4-9-11-6-17 2-4 5-6 5-10h9c0 4 3 6 5 10 3 6 1 13-6 17z" fill="#27408f" />
      <path
        d="M122.3 98c6 2.2 15 2.2 20.8 0M123 103.5c6 2 14 2 20 0"
        fill="none"
        stroke="#f4c30c"
        strokeWidth="1.1"
        strokeDasharray="2 1.2"
      />
      <path d="M127.5 85h10" stroke="#1b2f72" strokeWidth="1.6" />
      <path
        d="M131 85c-1-12-5-20-9-27M132.5 85c0-13 1-22 2-31M134 85c2-12 6-18 11-25"
        fill="none"
        stroke="#b9832f"
        strokeWidth=".7"
      />
      <path
        d="M122 58c-3-3-4-7-3.5-11 3 2 5 6 3.5 11zM123.5 62c-4-1-6-4-7-7 4 0 6 3 7 7zM123 60c0-4 1-7 4-9 1 4-1 7-4 9zM134.5 54c-2.5-3.5-3-7.5-1-11 2.7 3 3 7 1 11zM134.5 58c-3.5-2-5-5-5-8 3.5 1 5 4 5 8zM134.6 58c3.5-2 5-5 5-8-3.5 1-5 4-5 8zM145 60c0-4.5 2-8 5.5-10 .5 4-1.5 8-5.5 10zM143 63.5c-2-3.5-1.6-7 0-10 2.5 2.5 2.5 6.5 0 10zM143 64c4 .5 7-1 8.5-4-4-1-7 .6-8.5 4z"
        fill="#e0a83c"
      />
    </g>
  );
}

/** A tailor's tape of a metre on its nail, marked every ten centimetres. */
function Tape() {
  return (
    <>
      <circle cx="30" cy="26" r="1.5" fill="#6b4a21" />
      <path data-tape="" d="M29 26.5h2v100h-2z" fill="#ffc91f" />
      <path d="M29 26.5h2v1.6h-2zM29 124.9h2v1.6h-2z" fill="#8d8f92" />
      <path
        d="M29 36.5h2M29 46.5h2M29 56.5h2M29 66.5h2M29 86.5h2M29 96.5h2M29 106.5h2M29 116.5h2"
        stroke="#1a1512"
        strokeWidth=".35"
      />
      <path d="M29 76.5h2" stroke="#a83a22" strokeWidth=".9" />
    </>
  );
}
