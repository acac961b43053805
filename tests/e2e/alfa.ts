import type { Page } from '@playwright/test';
import { inBrief } from './alfa-page';

/** WordPress draws the button of a submenu 10 px wide. */
const NOT_OURS = /wp-block-navigation__submenu-icon/;

/** WCAG 2.2 AA by a second engine, which knows what axe does not, such as targets too small or too near to others. */
export async function foundByAlfa( page: Page ): Promise< string[] > {
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
	const wanted = rules.filter( ( { requirements } ) =>
		[ ...requirements ].some(
			( requirement ) =>
				Criterion.isCriterion( requirement ) && isAA( requirement )
		)
	);
	const handle = await page.evaluateHandle( () => window.document );
	const judged = await Playwright.toPage( inBrief( handle ) );
	const audit = Audit.of( judged, wanted );
	return [ ...( await audit.evaluate() ) ]
		.filter( ( outcome ) => Outcome.isFailed( outcome ) )
		.map( ( { rule, target } ) => `Alfa, ${ rule.uri }: ${ target }` )
		.filter( ( fault ) => ! NOT_OURS.test( fault ) );
}
