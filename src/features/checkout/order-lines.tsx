import { type Basket, formatMoney } from '@marketday/kernel';

/** Lines of what is being ordered. */
export function OrderLines( {
	basket: { lines, totals },
}: {
	basket: Basket;
} ) {
	return (
		<ul className="marketday-checkout__lines">
			{ lines.map( ( { key, name, quantity, choices, total, image } ) => (
				<li key={ key } className="marketday-checkout__line">
					<span className="marketday-checkout__picture">
						{ image && (
							<img
								src={ image.src }
								alt=""
								width="56"
								height="56"
							/>
						) }
					</span>
					<span>
						<span className="marketday-checkout__name">
							{ `${ name } × ${ quantity }` }
						</span>
						{ choices.length > 0 && (
							<small className="marketday-checkout__choices">
								{ choices
									.map(
										( choice ) =>
											`${ choice.name }: ${ choice.value }`
									)
									.join( ', ' ) }
							</small>
						) }
					</span>
					<span className="marketday-checkout__amount">
						{ formatMoney( total, totals.currency ) }
					</span>
				</li>
			) ) }
		</ul>
	);
}
