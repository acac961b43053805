import { type ComponentType, useSyncExternalStore } from 'react';

import type { PartProps } from '../element';
import { currencyOf, onCurrency } from '../visitor';

/** A part that shows prices: it begins anew in another currency, as a page of the shop does. */
export const inCurrency = ( Part: ComponentType< PartProps > ) =>
	function InCurrency( props: PartProps ) {
		const code = useSyncExternalStore( onCurrency, () =>
			currencyOf( props.address )
		);
		return <Part key={ code } { ...props } />;
	};
