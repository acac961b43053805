import AxeBuilder from '@axe-core/playwright';
import {
	expect,
	type Locator,
	type Page,
	test,
	type TestInfo,
} from '@playwright/test';
import { createHash } from 'crypto';
import { mkdirSync, writeFileSync } from 'fs';
import path from 'path';
import { foundByAlfa } from './alfa';

/**
 * Those who look at each page and state that the suite draws. A judge tells what it finds, one sentence each; nothing is what
 * it should find.
 */

const WCAG_AND_PRACTICE = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22aa',
	'best-practice',
];

/** The narrowest screen that everything fits on (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** WCAG 2.2 AA and good practice, by axe on the whole page. */
export async function foundByAxe(
	page: Page,
	exclude: string[] = []
): Promise< string[] > {
	// Only what it finds is told, in one call: the places of all that it passes take three times as long to write down.
	let builder = new AxeBuilder( { page } )
		.options( { resultTypes: [ 'violations' ] } )
		.withTags( WCAG_AND_PRACTICE )
		.setLegacyMode( true );
	for ( const selector of exclude ) {
		builder = builder.exclude( selector );
	}
	const { violations } = await builder.analyze();
	return violations.map(
		( { id, help, nodes } ) =>
			`axe, ${ id }: ${ help }: ${ nodes
				.map( ( node ) => node.target.join( ' ' ) )
				.join( ' | ' ) }`
	);
}

/** What is wider than the screen, as it is and at 320 px. */
export async function foundTooWide(
	page: Page,
	isNarrowedToo = true
): Promise< string[] > {
	const before = page.viewportSize();
	const found = await tooWide( page );
	if ( isNarrowedToo && before && before.width > NARROWEST.width ) {
		await page.setViewportSize( NARROWEST );
		found.push( ...( await tooWide( page ) ) );
		await page.setViewportSize( before );
	}
	return found;
}

function tooWide( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const found =
			scrollWidth > clientWidth
				? [
						`width: ${ scrollWidth } px on a screen of ${ clientWidth }`,
				  ]
				: [];
		// What is fixed to the screen makes no page wider: its end is cut off, and nobody can scroll to it.
		for ( const part of document.body.querySelectorAll( '*' ) ) {
			const { left, right, width, height } = part.getBoundingClientRect();
			const isSeen =
				width > 0 && height > 0 && right > 0 && left < clientWidth;
			if (
				isSeen &&
				( left < -1 || right > clientWidth + 1 ) &&
				getComputedStyle( part ).position === 'fixed' &&
				part.checkVisibility( { visibilityProperty: true } )
			) {
				found.push(
					`width: ${ part.localName }.${
						part.classList
					} is cut off, from ${ Math.round( left ) } to ${ Math.round(
						right
					) } px on a screen of ${ clientWidth }`
				);
			}
		}
		return found;
	} );
}

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: Array< {
		node: Node | null;
		previousRect: DOMRectReadOnly;
		currentRect: DOMRectReadOnly;
	} >;
}

/**
 * Below it is what nobody sees: a word or a line that is painted before its second half has come from the server. The budget of a
 * page is 0.00.
 */
const SMALLEST_SHIFT = 0.0005;

/** Within cards: a row grows by its highest card, whose end may come from the server after its neighbours are painted. */
const SMALLEST_IN_CARDS = 0.003;

/** The layout shifts that no shopper's action caused: how much, and what went from where to where. */
export async function layoutShiftsOf( page: Page ): Promise< string[] > {
	return page.evaluate(
		async ( [ least, leastInCards ] ) => {
			const place = ( { x, y, width, height }: DOMRectReadOnly ) =>
				[ x, y, width, height ].map( Math.round ).join( ' ' );
			const nameOf = ( node: Node | null ) =>
				node instanceof Element
					? `${ node.localName }.${ node.classList }`
					: `text "${ node?.textContent ?? '' }"`;
			const isInCard = ( { node }: { node: Node | null } ) =>
				null !==
				( node instanceof Element
					? node
					: node?.parentElement ?? null
				)?.closest( '.marketday-product-grid__card' );
			const shifts: string[] = [];
			new PerformanceObserver( ( list ) => {
				for ( const shift of list.getEntries() as Shift[] ) {
					const smallest = shift.sources.every( isInCard )
						? leastInCards
						: least;
					if ( ! shift.hadRecentInput && shift.value >= smallest ) {
						const moves = shift.sources.map(
							( { node, previousRect, currentRect } ) =>
								`${ nameOf( node ) }: ${ place(
									previousRect
								) } -> ${ place( currentRect ) }`
						);
						shifts.push(
							`${ shift.value } ${ moves.join( ', ' ) }`
						);
					}
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
			await new Promise( ( resolve ) => setTimeout( resolve, 500 ) );
			return shifts;
		},
		[ SMALLEST_SHIFT, SMALLEST_IN_CARDS ] as const
	);
}

/** A document without a title, or another than is expected. */
export async function foundInTitle(
	page: Page,
	wanted: RegExp = /\S/
): Promise< string[] > {
	const title = await page.title();
	return wanted.test( title )
		? []
		: [ `title: '${ title }' does not fit ${ wanted }` ];
}

/** A focus that nobody can see or reach, or elsewhere than is expected. */
export async function foundInFocus(
	page: Page,
	wanted?: Locator
): Promise< string[] > {
	const lost = await page.evaluate( () => {
		const { activeElement: active, body } = document;
		if ( ! active || active === body ) {
			return [];
		}
		const isHidden =
			active.closest( '[inert], [hidden], [aria-hidden="true"]' ) ||
			active.getClientRects().length === 0;
		return isHidden
			? [ `focus: on ${ active.outerHTML.slice( 0, 120 ) }` ]
			: [];
	} );
	const isElsewhere =
		wanted &&
		! ( await wanted.evaluate(
			( element ) => element === element.ownerDocument.activeElement
		) );
	return isElsewhere ? [ ...lost, `focus: not on ${ wanted }` ] : lost;
}

/** A request to another host than the shop's own. */
export function foundInRequest( address: string, own: string ): string[] {
	const { protocol, host } = new URL( address );
	return /^https?:$/.test( protocol ) && host !== new URL( own ).host
		? [ `another host: ${ address }` ]
		: [];
}

const served = new WeakMap< Page, Promise< string > >();

/** Keeps each document as the server sends it, for the HTML checker. */
export function keepServed( page: Page ): void {
	page.on( 'response', ( response ) => {
		if (
			response.request().isNavigationRequest() &&
			response.frame() === page.mainFrame()
		) {
			served.set(
				page,
				response.text().catch( () => '' )
			);
		}
	} );
}

/**
 * The HTML checker reads all pages at once when the suite has ended (tools/test/html-check.mjs): each as the server sent it, and as
 * it stands now.
 */
export async function leaveForHtmlChecker(
	page: Page,
	name: string
): Promise< void > {
	const folder = process.env.MARKETDAY_HTML_DIR;
	if ( ! folder ) {
		return;
	}
	mkdirSync( folder, { recursive: true } );
	const keep = ( state: string, html: string ) => {
		const hash = createHash( 'sha256' ).update( html ).digest( 'hex' );
		const file = `${ name } (${ state }) ${ hash.slice( 0, 8 ) }.html`;
		writeFileSync(
			path.join( folder, file.replaceAll( /[^\w() .-]/g, '-' ) ),
			html
		);
	};
	const html = await served.get( page );
	if ( html ) {
		keep( 'as served', html );
	}
	keep( 'as drawn', await page.content() );
}

interface Expectation {
	/** What WordPress or a theme alone causes. */
	exclude?: string[];
	/** What the title must say after a change. */
	title?: RegExp;
	/** Where the focus must be after a change. */
	focus?: Locator;
	/** False for a state that a change on the page has led to: what it moved, it moved for a reason, and the screen stays as wide. */
	isArrival?: boolean;
	/** The name of a state that is drawn by the same template and parts: Alfa looks there, and here at night alone. */
	like?: string;
}

/** Alfa takes as long as all others and knows no exceptions; what it alone finds, targets too near to each other, small screens have most of. */
const isSmall = ( page: Page ) => ( page.viewportSize()?.width ?? 0 ) < 600;

/** What fades in is judged when it is there. */
const animationsEnded = ( page: Page ) =>
	page.evaluate( async () => {
		const ends = document
			.getAnimations()
			.filter( ( { effect } ) =>
				Number.isFinite( effect?.getComputedTiming().endTime )
			)
			.map( ( { finished } ) => finished.catch( () => {} ) );
		const limit = new Promise( ( resolve ) => setTimeout( resolve, 1000 ) );
		await Promise.race( [ Promise.all( ends ), limit ] );
	} );

/**
 * Axe and Alfa take longer than a test: they look at a state once, on a phone where the test runs there, and on one stage
 * (`MARKETDAY_JUDGES`, tools/test/stages.mjs).
 */
function isForSlowJudges( { project, tags }: TestInfo ): boolean {
	const isOnPhonesToo =
		project.name === 'desktop' && ! tags.includes( '@desktop' );
	return process.env.MARKETDAY_JUDGES !== 'quick' && ! isOnPhonesToo;
}

/** Every judge on a page or a state of it. The name is that of the file which the HTML checker gets. */
export async function expectSound(
	page: Page,
	name: string,
	{ exclude = [], title, focus, isArrival = true, like }: Expectation = {}
): Promise< void > {
	await animationsEnded( page );
	const isSlowToo = isForSlowJudges( test.info() );
	const isNight = process.env.MARKETDAY_EVERYWHERE === 'yes';
	const isForAlfa =
		isSlowToo &&
		exclude.length === 0 &&
		isSmall( page ) &&
		( isNight || like === undefined );
	const found = [
		...( await foundInFocus( page, focus ) ),
		...( await foundInTitle( page, title ) ),
		...( isArrival ? await layoutShiftsOf( page ) : [] ),
		...( isSlowToo ? await foundByAxe( page, exclude ) : [] ),
		...( isForAlfa ? await foundByAlfa( page, isNight ) : [] ),
	];
	await leaveForHtmlChecker( page, name );
	found.push( ...( await foundTooWide( page, isArrival ) ) );
	expect( found, name ).toEqual( [] );
}
