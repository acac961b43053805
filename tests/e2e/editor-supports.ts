import type { Locator, Page } from '@playwright/test';
import { canvasOf } from './editor';
import { expect, isEverywhere } from './marketday';

/** What an editor chooses for every block, as far as the block offers it. */
const CHOSEN = {
	text: '#28145a',
	background: '#faf0d7',
	link: '#96143c',
	padding: '19px',
	margin: '33px',
	fontSize: '21px',
	lineHeight: '1.9',
	textAlign: 'center',
	radius: '7px',
	border: '3px',
} as const;

type Width = '' | 'wide' | 'full';
/** The same blocks within another bound each: all of them at night. */
export const WIDTHS: readonly Width[] = isEverywhere
	? [ '', 'wide', 'full' ]
	: [ 'full' ];

/** Shown where there is an order, an event, a basket, a sale or a second currency, and not on a page of their own. */
export const OF_SOMETHING = [
	'basket-reservation',
	'currency-switcher',
	'order-confirmation',
	'event-details',
	'free-delivery-bar',
	'sales-notification',
	'sold-recently',
].map( ( name ) => `marketday/${ name }` );

/** What is seen of a block: of itself, and of each kind of part in it. */
interface Seen {
	own: Record< string, string >;
	parts: Record< string, string >;
}

export interface BlockType {
	name: string;
	supports: Record< string, Record< string, boolean > | string[] | boolean >;
}

/** The blocks of the shop that are registered, so that none is forgotten. */
export const blockTypes = ( page: Page ): Promise< BlockType[] > =>
	page.evaluate( () =>
		( window.wp?.blocks?.getBlockTypes() ?? [] )
			.filter( ( { name } ) => name.startsWith( 'marketday/' ) )
			.map( ( { name, supports } ) => ( { name, supports } ) )
	) as Promise< BlockType[] >;

const offers = ( { supports }: BlockType, group: string, one: string ) => {
	const offered = supports[ group ];
	return (
		typeof offered === 'object' &&
		! Array.isArray( offered ) &&
		offered[ one ] === true
	);
};

/** Whether it can have a border, round corners and a shadow. */
const frames = ( { supports }: BlockType ): boolean => supports.shadow === true;

const aligns = ( { supports }: BlockType, width: Width ): boolean =>
	Array.isArray( supports.align ) && supports.align.includes( width );

/** The settings of a block that its supports make, as the sidebar saves them. */
function styleOf( type: BlockType, width: Width ) {
	const pick = ( group: string, one: keyof typeof CHOSEN ) =>
		offers( type, group, one ) ? { [ one ]: CHOSEN[ one ] } : {};
	const link = { link: { color: { text: CHOSEN.link } } };
	return {
		className: `see-${ type.name.replace( '/', '-' ) }`,
		...( aligns( type, width ) && { align: width } ),
		style: {
			color: {
				...pick( 'color', 'text' ),
				...pick( 'color', 'background' ),
			},
			...( offers( type, 'color', 'link' ) && { elements: link } ),
			spacing: {
				...( offers( type, 'spacing', 'padding' ) && {
					padding: {
						top: CHOSEN.padding,
						right: CHOSEN.padding,
						bottom: CHOSEN.padding,
						left: CHOSEN.padding,
					},
				} ),
				...( offers( type, 'spacing', 'margin' ) && {
					margin: { top: CHOSEN.margin, bottom: CHOSEN.margin },
				} ),
			},
			...( frames( type ) && {
				border: {
					radius: CHOSEN.radius,
					width: CHOSEN.border,
					style: 'solid',
					color: CHOSEN.text,
				},
				shadow: '0 0 4px #000',
			} ),
			typography: {
				...pick( 'typography', 'fontSize' ),
				...pick( 'typography', 'lineHeight' ),
				...pick( 'typography', 'textAlign' ),
			},
		},
	};
}

/** What must be seen of it, by names of computed styles. */
export function expected( type: BlockType ): Record< string, string > {
	const lineHeight =
		Number( CHOSEN.lineHeight ) *
		Number.parseFloat(
			offers( type, 'typography', 'fontSize' ) ? CHOSEN.fontSize : '16'
		);
	const all: ReadonlyArray< [ string, string, string, string ] > = [
		[ 'color', 'text', 'color', 'rgb(40, 20, 90)' ],
		[ 'color', 'background', 'backgroundColor', 'rgb(250, 240, 215)' ],
		[ 'spacing', 'padding', 'paddingTop', CHOSEN.padding ],
		[ 'spacing', 'padding', 'paddingLeft', CHOSEN.padding ],
		[ 'spacing', 'margin', 'marginTop', CHOSEN.margin ],
		[ 'spacing', 'margin', 'marginBottom', CHOSEN.margin ],
		[ 'typography', 'fontSize', 'fontSize', CHOSEN.fontSize ],
		[
			'typography',
			'lineHeight',
			'lineHeight',
			`${ +lineHeight.toFixed( 2 ) }px`,
		],
		[ 'typography', 'textAlign', 'textAlign', CHOSEN.textAlign ],
	];
	return {
		...Object.fromEntries(
			all
				.filter( ( [ group, one ] ) => offers( type, group, one ) )
				.map( ( [ , , style, value ] ) => [ style, value ] )
		),
		...( frames( type ) && {
			borderTopWidth: CHOSEN.border,
			borderTopLeftRadius: CHOSEN.radius,
			boxShadow: 'rgb(0, 0, 0) 0px 0px 4px 0px',
		} ),
	};
}

/** Inserts every block with all that it supports, and publishes. */
export async function buildPage(
	page: Page,
	types: BlockType[],
	width: Width
): Promise< void > {
	const settings = Object.fromEntries(
		types.map( ( type ) => [ type.name, styleOf( type, width ) ] )
	);
	await page.evaluate( async ( chosen ) => {
		const wp = window.wp;
		const [ mug ] = ( await wp?.apiFetch?.( {
			path: '/wc/store/v1/products?search=Enamel%20Mug',
		} ) ) as Array< { id: number } >;
		const productId = mug?.id ?? 0;
		const make = ( name: string, more = {}, inner: unknown[] = [] ) =>
			wp?.blocks?.createBlock(
				name,
				{ ...chosen[ name ], ...more },
				inner
			);
		const more: Record< string, object > = {
			'marketday/product-grid': { perPage: 4, columns: 4 },
			'marketday/add-to-basket': { productId },
			'marketday/product-gallery': { productId },
			'marketday/product-tabs': { productId },
			'marketday/sold-recently': { productId },
			'marketday/store-notice': { text: 'Closed on Monday' },
		};
		const slides = () =>
			[ 'One', 'Two' ].map(
				( content ) =>
					wp?.blocks?.createBlock( 'core/paragraph', { content } )
			);
		const inner: Record< string, () => unknown[] > = {
			'marketday/storefront': () => [
				wp?.blocks?.createBlock( 'core/paragraph', {
					content: 'Within a <a href="#">storefront</a>.',
				} ),
			],
			'marketday/carousel': slides,
			'marketday/slideshow': slides,
			'marketday/product': () => [
				make( 'marketday/product-part', { part: 'facts', productId } ),
			],
			'marketday/newsletter-form': () => [
				make( 'marketday/newsletter-field', { kind: 'email' } ),
				wp?.blocks?.createBlock( 'marketday/newsletter-field', {
					kind: 'submit',
				} ),
			],
		};
		const blocks = Object.keys( chosen )
			.filter(
				( name ) => ! /product-part|newsletter-field/.test( name )
			)
			.map( ( name ) =>
				make(
					name,
					name === 'marketday/product' ? { productId } : more[ name ],
					inner[ name ]?.()
				)
			);
		wp?.data?.dispatch( 'core/block-editor' ).insertBlocks( blocks );
	}, settings );
}

export const inCanvas = ( page: Page, { name }: BlockType ): Locator =>
	canvasOf( page ).locator(
		`[data-type="${ name }"].see-${ name.replace( '/', '-' ) }`
	);
export const onPage = ( page: Page, { name }: BlockType ): Locator =>
	page.locator( `.see-${ name.replace( '/', '-' ) }` );

/** What the browser shows of a block, with the colour of its first link that is no button. */
const look = ( block: Locator ): Promise< Seen > =>
	block.evaluate( ( root ) => {
		const view = root.ownerDocument.defaultView;
		if ( ! view ) {
			return { own: {}, parts: {} };
		}
		const own = view.getComputedStyle( root );
		const styles: Record< string, string > = {
			width: String( Math.round( root.getBoundingClientRect().width ) ),
		};
		for ( const name of [
			'color',
			'backgroundColor',
			'paddingTop',
			'paddingLeft',
			'marginTop',
			'marginBottom',
			'fontSize',
			'lineHeight',
			'textAlign',
			'borderTopWidth',
			'borderTopLeftRadius',
			'boxShadow',
		] as const ) {
			styles[ name ] = own[ name ];
		}
		const parts: Record< string, string > = {};
		for ( const part of root.querySelectorAll< HTMLElement >(
			// A button that waits for a choice is the script's work on the page.
			'[class*="marketday-"]:not(:disabled, .disabled)'
		) ) {
			const { width, height } = part.getBoundingClientRect();
			const kind = [ ...part.classList ]
				.filter( ( one ) =>
					/^marketday-.*(__|--)|^marketday-button/.test( one )
				)
				.join( '.' );
			const isSeen =
				width > 0 &&
				height > 0 &&
				// An empty basket leads on; the canvas has goods in it.
				! part.closest( '.marketday-ways-on' );
			if ( kind && isSeen && ! ( kind in parts ) ) {
				const style = view.getComputedStyle( part );
				parts[ kind ] = [
					style.color,
					// The canvas lays the ground under the block that it draws around this.
					part.matches( '[class*="wp-block-marketday-"]' )
						? ''
						: style.backgroundColor,
					style.fontSize,
					style.textAlign,
					style.justifyContent,
				].join( ' | ' );
			}
		}
		return { own: styles, parts };
	} );

/** Every block of the page at once, by name. */
export async function lookAtAll(
	types: BlockType[],
	find: ( type: BlockType ) => Locator
): Promise< Record< string, Seen > > {
	const seen: Record< string, Seen > = {};
	for ( const type of types ) {
		await expect( find( type ), type.name ).toHaveCount( 1 );
		seen[ type.name ] = await look( find( type ) );
	}
	return seen;
}

/** Parts that canvas and page both have, of those that `seen` has. */
export const common = (
	{ parts }: Seen,
	other: Seen
): Record< string, string > =>
	Object.fromEntries(
		Object.entries( parts ).filter( ( [ kind ] ) => kind in other.parts )
	);
