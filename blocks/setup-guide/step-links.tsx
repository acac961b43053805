import { __ } from '@wordpress/i18n';

import type { GuideState, StepName } from './guide-state';

interface StepLinksProps {
	step: StepName;
	ways: GuideState[ 'ways' ];
}

/** Links to where the rest of a step is done: screens of their own, from which the guide is taken up again. */
export function StepLinks( { step, ways }: StepLinksProps ) {
	const links: Record< StepName, ReadonlyArray< [ string, string ] > > = {
		shop: [
			[ ways.settings, __( 'Country, currency and taxes', 'marketday' ) ],
		],
		pages: [],
		look: [ [ ways.editor, __( 'Colours, type and logo', 'marketday' ) ] ],
		products: [
			[ ways.add, __( 'Add a product', 'marketday' ) ],
			[ ways.import, __( 'Import products from a file', 'marketday' ) ],
		],
		selling: [
			[ ways.delivery, __( 'Delivery', 'marketday' ) ],
			[ ways.payment, __( 'Payment', 'marketday' ) ],
			[ ways.shop, __( 'View shop', 'marketday' ) ],
		],
	};
	return (
		<ul className="marketday-setup__links">
			{ links[ step ].map( ( [ url, label ] ) => (
				<li key={ label }>
					<a href={ url }>{ label }</a>
				</li>
			) ) }
		</ul>
	);
}
