// @ts-check
import { PAINT } from '../colour.mjs';
import { guidebook } from '../families/books.mjs';
import { card, envelope } from '../families/cards.mjs';
import { ribbonBow, voucher } from '../families/voucher.mjs';
import { phone, walkPage } from '../families/walk-sheets.mjs';
import { notebook, openNotebook } from '../families/notebook.mjs';
import { pen, pencil, pencilBox, PENCILS } from '../families/pens.mjs';
import { flat } from '../framing.mjs';
import { at } from '../svg.mjs';

const book = ( /** @type {string} */ colour ) => () => notebook( { colour } );
const fan = () =>
	PENCILS.map( ( colour, i ) =>
		at(
			-250 + i * 100,
			Math.abs( i - 2.5 ) * 14,
			pencil( colour ),
			1,
			-15 + i * 6
		)
	).join( '' );
const pages = () =>
	at( -140, -30, walkPage( 2 ), 1, -8 ) +
	at( -60, 0, walkPage( 1 ), 1, -2 ) +
	at( 220, 110, phone(), 1, 7 );

export const stationery = {
	'notebook-forest': flat( 'stone', [
		book( PAINT.forest ),
		600,
		590,
		1.2,
		-7,
	] ),
	'notebook-navy': flat( 'stone', [ book( PAINT.navy ), 600, 590, 1.2, -7 ] ),
	'notebook-rust': flat( 'stone', [ book( PAINT.rust ), 600, 590, 1.2, -7 ] ),
	'notebook-mustard': flat( 'stone', [
		book( PAINT.mustard ),
		600,
		590,
		1.2,
		-7,
	] ),
	'notebook-open': flat(
		'stone',
		[ () => openNotebook( { colour: PAINT.forest } ), 600, 600, 0.96, -4 ],
		[ () => pen( { cap: false } ), 880, 780, 0.8, -38 ]
	),
	pen: flat( 'stone', [ () => pen(), 540, 590, 1.35, 40 ] ),
	'pen-detail': flat( 'stone', [ () => pen(), 330, 1250, 3, 28 ] ),
	pencils: flat( 'stone', [ pencilBox, 600, 600, 1.12, -8 ] ),
	'pencils-detail': flat( 'stone', [ fan, 600, 620, 1.14 ] ),
	cards: flat(
		'stone',
		[ envelope, 760, 800, 0.9, 12 ],
		[ () => card( 'oak' ), 360, 600, 1, -14 ],
		[ () => card( 'rowan' ), 830, 540, 1, 11 ],
		[ () => card( 'fern' ), 600, 570, 1, -2 ]
	),
	'cards-detail': flat(
		'stone',
		[ () => card( 'ash' ), 190, 700, 1.9, -9 ],
		[ () => card( 'fern' ), 690, 660, 2.1, 4 ]
	),
	guidebook: flat( 'stone', [ guidebook, 600, 600, 1.25, 5 ] ),
	'guidebook-detail': flat( 'stone', [ guidebook, 560, 260, 2.4, -6 ] ),
	'walks-pdf': flat( 'stone', [ pages, 600, 600, 1.2 ] ),
	'walks-pdf-detail': flat(
		'stone',
		[ () => walkPage( 3 ), 360, 620, 1.7, -8 ],
		[ phone, 800, 640, 1.6, 6 ]
	),
	voucher: flat(
		'stone',
		[ envelope, 640, 680, 1.3, 9 ],
		[ () => voucher(), 600, 570, 1.2, -5 ],
		[ () => ribbonBow( 0 ), 400, 680, 1.2, -5 ]
	),
	'voucher-detail': flat(
		'stone',
		[ () => voucher(), 700, 640, 2.1, -6 ],
		[ () => ribbonBow( 0 ), 420, 850, 2, -6 ]
	),
};
