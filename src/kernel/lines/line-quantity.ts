import { __, type BasketLine, sprintf } from '@marketday/kernel';

/** Props of `QuantityInput` of src/ui for a line of the basket: page and drawer say the same. */
export const lineQuantity = ( { key, name, maximum, step }: BasketLine ) => ( {
	minimum: 0,
	maximum,
	step,
	name: `quantity[${ key }]`,
	label: sprintf(
		/* translators: %s: product. */
		__( 'Quantity of %s', 'marketday' ),
		name
	),
	decreaseLabel: sprintf(
		/* translators: %s: product. */
		__( 'Reduce quantity of %s', 'marketday' ),
		name
	),
	increaseLabel: sprintf(
		/* translators: %s: product. */
		__( 'Increase quantity of %s', 'marketday' ),
		name
	),
	limitText: sprintf(
		/* translators: %d: number of items. */
		__( 'Only %d available.', 'marketday' ),
		maximum ?? 0
	),
} );
