import { __ } from '@marketday/kernel';
import { useCoreState } from '@marketday/kernel/headless';
import { classes } from '@marketday/ui';
import { forwardRef, type Ref } from 'react';

import { CurrencyChoice } from '../currency-choice';
import type { CurrencyStore } from './currency-store';

export interface CurrencySelectProps {
	store: CurrencyStore;
	/** All currencies at once, not behind the one that is chosen. */
	isList?: boolean | undefined;
	/** True if the word 'Currency' is seen, too. */
	showLabel?: boolean | undefined;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * The visitor's currency; nothing to choose where the shop has one alone.
 *
 * @example
 * <CurrencySelect store={ currencies } isList />
 */
export const CurrencySelect = forwardRef< HTMLElement, CurrencySelectProps >(
	function Currencies(
		{ store, isList = false, showLabel = true, className },
		ref
	) {
		const { currencies, chosen } = useCoreState( store );
		return (
			<div
				ref={ ref as Ref< HTMLDivElement > }
				className={ classes(
					'marketday-currency marketday-currency-switcher',
					className
				) }
				hidden={ currencies.length < 2 }
			>
				<CurrencyChoice
					label={ __( 'Currency', 'marketday' ) }
					showLabel={ showLabel }
					isList={ isList }
					currencies={ currencies.map( ( { code, symbol } ) => ( {
						code,
						name: `${ symbol } ${ code }`,
						href: '',
					} ) ) }
					shown={ chosen || currencies[ 0 ]?.code || '' }
					onChoose={ store.choose }
				/>
			</div>
		);
	}
);
