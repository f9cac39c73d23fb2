import { CELLS, tenthOf } from '../matrix/cells.ts';
import { tellCells } from '../matrix/matrix.ts';

/** Another tenth of the cells by another one. */
const SEED = 1;

tellCells(tenthOf(CELLS, SEED));
