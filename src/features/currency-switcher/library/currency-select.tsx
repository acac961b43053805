import { __ } from '@marketday/kernel';
import { useCoreState } from '@marketday/kernel/headless';
import { classes } from '@marketday/ui';
import { forwardRef } from 'react';

import type { CurrencyStore } from './currency-store';

export interface CurrencySelectProps {
	store: CurrencyStore;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/** The visitor's currency; nothing to choose where the shop has one alone. */
export const CurrencySelect = forwardRef<
	HTMLLabelElement,
	CurrencySelectProps
>( function Currencies( { store, className }, ref ) {
	const { currencies, chosen } = useCoreState( store );
	return (
		<label
			ref={ ref }
			className={ classes(
				'marketday-field marketday-currency-switcher',
				className
			) }
			hidden={ currencies.length < 2 }
		>
			<span className="marketday-field__label">
				{ __( 'Currency', 'marketday' ) }
			</span>
			<select
				className="marketday-field__control"
				value={ chosen || currencies[ 0 ]?.code || '' }
				onChange={ ( event ) => store.choose( event.target.value ) }
			>
				{ currencies.map( ( { code, symbol } ) => (
					<option key={ code } value={ code }>
						{ `${ code } ${ symbol }` }
					</option>
				) ) }
			</select>
		</label>
	);
} );
