import { forwardRef, type ReactNode } from 'react';

import { classes } from '../classes';

export interface AmountRow {
	/** Tells rows apart, and is part of the row's class. */
	id: string;
	label: string;
	/** Amount as people read it, e.g. `£12.00`. */
	amount: string;
	/** Said small below the amount. */
	note?: string;
	/** Further controls of the row, e.g. a button that removes it. */
	children?: ReactNode;
}

export interface AmountListProps {
	rows: readonly AmountRow[];
	isBusy?: boolean;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
}

/**
 * Sums with their names; the last row is the one that counts.
 *
 * @example
 * <AmountList rows={ [ { id: 'total', label: 'Total', amount: '£12.00' } ] } />
 */
export const AmountList = forwardRef< HTMLDListElement, AmountListProps >(
	function NamedAmounts( { rows, isBusy = false, className }, ref ) {
		return (
			<dl
				ref={ ref }
				className={ classes( 'marketday-amounts', className ) }
				aria-busy={ isBusy }
			>
				{ rows.map( ( { id, label, amount, note, children } ) => (
					<div
						key={ id }
						className={ `marketday-amounts__row marketday-amounts__row--${ id }` }
					>
						<dt>
							{ label }
							{ children }
						</dt>
						<dd>
							<span className="marketday-amounts__amount">
								{ amount }
							</span>
							{ note && (
								<small className="marketday-amounts__note">
									{ note }
								</small>
							) }
						</dd>
					</div>
				) ) }
			</dl>
		);
	}
);
