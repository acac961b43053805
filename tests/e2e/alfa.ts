import type { Page } from '@playwright/test';
import { inBrief } from './alfa-page';

/** WordPress draws the button of a submenu 10 px wide. */
const NOT_OURS = /wp-block-navigation__submenu-icon/;

/**
 * Autocomplete, the marks of the focus and the size of targets: they reckon each element's style once more for every state it may be
 * in, two thirds of Alfa's time. Of these axe judges all but the marks, which `keyboard.spec.ts` walks over.
 */
const SLOW = /\/sia-r(10|65|113)$/;

/**
 * WCAG 2.2 AA by a second engine, which knows what axe does not.
 *
 * @param page
 * @param isWhole Whether its slow rules are asked too.
 */
export async function foundByAlfa(
	page: Page,
	isWhole = true
): Promise< string[] > {
	// Modules without a CommonJS door.
	const [
		{ Playwright },
		{ default: rules },
		{ Audit, Outcome },
		{ Conformance, Criterion },
	] = await Promise.all( [
		import( '@siteimprove/alfa-playwright' ),
		import( '@siteimprove/alfa-rules' ),
		import( '@siteimprove/alfa-act' ),
		import( '@siteimprove/alfa-wcag' ),
	] );
	const isAA = Conformance.isAA();
	const wanted = rules.filter(
		( { requirements, uri } ) =>
			[ ...requirements ].some(
				( requirement ) =>
					Criterion.isCriterion( requirement ) && isAA( requirement )
			) &&
			( isWhole || ! SLOW.test( uri ) )
	);
	const handle = await page.evaluateHandle( () => window.document );
	const judged = await Playwright.toPage( inBrief( handle ) );
	const audit = Audit.of( judged, wanted );
	return [ ...( await audit.evaluate() ) ]
		.filter( ( outcome ) => Outcome.isFailed( outcome ) )
		.map( ( { rule, target } ) => `Alfa, ${ rule.uri }: ${ target }` )
		.filter( ( fault ) => ! NOT_OURS.test( fault ) );
}
