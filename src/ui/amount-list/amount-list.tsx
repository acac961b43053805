import type { ReactNode } from 'react';

export interface AmountRow {
	/** Tells rows apart, and is part of the row's class. */
	id: string;
	label: string;
	/** As people read it, e.g. `£12.00`. */
	amount: string;
	/** Said small below the amount. */
	note?: string;
	/** Further controls of the row, e.g. a button that removes it. */
	children?: ReactNode;
}

/** Sums with their names; the last row is the one that counts. */
export function AmountList( {
	rows,
	isBusy = false,
}: {
	rows: readonly AmountRow[];
	isBusy?: boolean;
} ) {
	return (
		<dl className="marketday-amounts" aria-busy={ isBusy }>
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
