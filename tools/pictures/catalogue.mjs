// @ts-check
import { PAINT } from './colour.mjs';
import { jacket } from './families/jacket.mjs';
import { washbag } from './families/bags.mjs';
import { blanket, cushion, teaTowel, clothCloseUp } from './families/textiles.mjs';
import { board, spoons } from './families/wooden.mjs';
import { trowel, fork, twine, seedTin } from './families/tools.mjs';
import { notebook, openNotebook, pen, pencilBox } from './families/stationery.mjs';
import { card, envelope, guidebook, walkPage, phone, voucher, ribbonBow } from './families/paper.mjs';
import { herringbone } from './texture.mjs';
import { picture, sweep, tabletop } from './studio.mjs';
import { at } from './svg.mjs';
const p = ( art, x = 590, y = 890, s = 1.6, mood = 'blush' ) => () => ( { svg: picture( sweep( mood ) + at( x, y, art(), s ) ) } );
const w = ( art, x = 600, y = 600, s = 1.1, mood = 'stone', turn = 0 ) => () => ( { svg: picture( tabletop( mood ) + at( x, y, art(), s, turn ) ) } );
export const catalogue = {
	'd-jacket': w( () => jacket( { colour: PAINT.olive } ), 600, 210, 1.0, 'oat' ),
	'h-wash': p( () => washbag( { } ), 600, 850, 1.35, 'mist' ),
	'i-blanket': w( () => blanket( { colour: PAINT.slate } ), 600, 590, 1.25, 'blush' ),
	'k-cushion': p( () => cushion( { colour: PAINT.rust } ), 600, 960, 1.35 ),
	'l-towel': w( () => teaTowel( { colour: PAINT.navy } ), 600, 130, 1.15, 'sage' ),
	'o-close': () => ( { svg: picture( clothCloseUp( herringbone( PAINT.moss, PAINT.cream, 120 ), [ PAINT.moss, PAINT.cream ] ) ) } ),
	'p-board': w( () => board(), 600, 640, 1.05, 'sage', 8 ),
	'q-spoons': w( () => spoons(), 600, 600, 1.1, 'sage', -6 ),
	'r-trowel': w( () => trowel(), 560, 640, 1.1, 'sage', 32 ),
	's-fork': w( () => fork(), 560, 640, 1.1, 'sage', 32 ),
	't-twine': p( () => twine(), 570, 870, 1.6, 'sage' ),
	'u-tin': w( () => seedTin(), 600, 600, 1.25, 'sage' ),
	'v-tin': w( () => seedTin( { open: true } ), 600, 600, 1.25, 'sage' ),
	'w-note': w( () => notebook( { colour: PAINT.forest } ), 600, 590, 1.15, 'stone', -7 ),
	'x-open': w( () => openNotebook( { colour: PAINT.forest } ), 600, 600, .95, 'stone', -4 ),
	'y-pen': w( () => pen(), 560, 600, 1.15, 'stone', 38 ),
	'za-pencils': w( () => pencilBox(), 600, 600, 1.1, 'stone', -8 ),
	'zb-cards': w( () => at( 130, 180, envelope(), 0.8, 12 ) + at( -200, 20, card( 'oak' ), .9, -14 ) + at( 190, -40, card( 'rowan' ), .9, 11 ) + at( 0, -10, card( 'fern' ), .9, -2 ), 600, 600, 1.1, 'stone' ),
	'zc-guide': w( () => guidebook(), 600, 600, 1.2, 'stone', 5 ),
	'zd-pdf': w( () => at( -140, -30, walkPage( 2 ), 1, -8 ) + at( -60, 0, walkPage( 1 ), 1, -2 ) + at( 220, 110, phone(), 1, 7 ), 600, 600, 1.15, 'stone' ),
	'ze-voucher': w( () => at( 20, 40, envelope(), 1.15, 8 ) + voucher() + at( -160, 90, ribbonBow( 0 ) ), 600, 600, 1.15, 'stone', -5 ),
};
