import type { testParts } from "../../../shared/content/pilot.ts";
import { Drawing } from "../../components/drawings/drawing.tsx";

/** Eight forecasts: the height of the rain that was announced and of the rain that fell. */
const rain = [
  { forecast: 62, fallen: 56 },
  { forecast: 0, fallen: 0 },
  { forecast: 40, fallen: 46 },
  { forecast: 0, fallen: 38 },
  { forecast: 74, fallen: 66 },
  { forecast: 44, fallen: 0 },
  { forecast: 0, fallen: 0 },
  { forecast: 56, fallen: 60 },
];

const person = "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0m-3 8h16v17h-4v17h-8v-17h-4z";

const drawings = {
  /* A sealed letter, and later the vendor's list. */
  "Any product": (
    <>
      <path className="line" d="M0 110H480m-8-6l8 6l-8 6M110 104v12M354 104v12" />
      <path className="solid" d="M48 22H172V94H48z" />
      <path className="line" d="M48 22L110 64L172 22" />
      <path className="alert-fill" d="M98 64a12 12 0 1 0 24 0a12 12 0 1 0-24 0z" />
      <path className="solid" d="M318 10H390V94H318z" />
      <path className="data" d="M342 28H378M342 44H372M342 60H378M342 76H366" />
      <path className="wet-fill" d="M328 25h6v6h-6zM328 41h6v6h-6zM328 57h6v6h-6zM328 73h6v6h-6z" />
    </>
  ),
  /* Hits have an outline and a fill, a false alarm only the outline, a miss only the fill. */
  "Water and weather": (
    <>
      <path className="line" d="M0 110H480" />
      {rain.map(({ forecast, fallen }, index) => {
        const x = 18 + index * 56;
        return (
          <g key={x}>
            <path
              className={forecast === 0 ? "alert-fill" : "wet-fill"}
              d={`M${x + 8} 110V${110 - fallen}h30V110z`}
            />
            {forecast > 0 && <path className="dashed" d={`M${x} 110V${110 - forecast}h46V110`} />}
          </g>
        );
      })}
    </>
  ),
  /* A stretch in both directions, and a rail with a probe on its sunny and on its shaded side. */
  "On the track": (
    <>
      <path
        className="quiet"
        strokeWidth="6"
        d="M14 38V82M42 38V82M70 38V82M98 38V82M126 38V82M154 38V82M182 38V82M210 38V82M238 38V82"
      />
      <path className="heavy" d="M0 48H252M0 72H252" />
      <path className="data" strokeWidth="2.5" d="M4 20H246m-9-7l9 7l-9 7" />
      <path className="alert" strokeWidth="2.5" d="M248 100H6m9-7l-9 7l9 7" />
      <path
        className="solid"
        d="M340 22h40q5 0 5 5v9q0 4-5 5l-12 4v44l26 8v13h-68v-13l26-8v-44l-12-4q-5-1-5-5v-9q0-5 5-5z"
      />
      <path
        className="filled"
        opacity="0.25"
        d="M360 22H340q-5 0-5 5v9q0 4 5 5l12 4v44l-26 8v13H360z"
      />
      <path className="alert-fill" d="M449 18a13 13 0 1 0 26 0a13 13 0 1 0-26 0z" />
      <path className="alert" strokeWidth="1.5" d="M444 22L394 30M446 30L390 46M451 36L390 58" />
      <path className="alert-fill" d="M368 62h12v12h-12z" />
      <path className="wet-fill" d="M340 62h12v12h-12z" />
      <path className="line" d="M380 68H414M340 68H306M414 58h14v20h-14zM292 58h14v20h-14z" />
    </>
  ),
  /* A vehicle before dummies that stand, lie, and are half behind a machine. */
  Underground: (
    <>
      <path className="wet-fill" opacity="0.3" d="M116 70L364 30V110H116z" />
      <path className="line" d="M0 110H480M0 8H480" />
      <path className="solid" d="M14 46H86L96 64H116V96H14z" />
      <path
        className="filled"
        d="M24 98a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM82 98a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"
      />
      <path className="alert-fill" d={`M210 66${person}`} />
      <path className="alert-fill" transform="translate(266 102) rotate(90)" d={`M0 0${person}`} />
      <path className="alert-fill" d={`M360 66${person}`} />
      <path className="solid" d="M362 36H430L446 58V98H362z" />
      <path
        className="filled"
        d="M372 98a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM416 98a12 12 0 1 0 24 0a12 12 0 1 0-24 0z"
      />
    </>
  ),
};

/** How one kind of product is tested. */
export function TestDrawing({ of }: { of: (typeof testParts)[number]["name"] }) {
  return <Drawing size={[480, 122]}>{drawings[of]}</Drawing>;
}
