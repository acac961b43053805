import { classes } from '@marketday/ui';
import { type CSSProperties, memo } from 'react';

import type { Choice, ListSection, ShownCount } from './content';

interface ListItemProps {
	choice: Choice;
	field: string;
	isHidden: boolean;
	onToggle: ( choice: Choice ) => void;
}

function Count( { before, number, after, adds }: ShownCount ) {
	return (
		<span className="marketday-product-filter__count" data-part="count">
			{ before && <span className="marketday-hidden">{ before }</span> }
			{ adds ? <bdi dir="ltr">{ number }</bdi> : number }
			<span className="marketday-hidden">{ after }</span>
		</span>
	);
}

/** One value of a list: php/ProductFilter/views/items.php. */
export const ListItem = memo( function Item( {
	choice,
	field,
	isHidden,
	onToggle,
}: ListItemProps ) {
	const { value, id, label, depth, colour, stars, count } = choice;
	const level = depth > 0 && {
		style: { '--depth': depth } as CSSProperties,
		'aria-level': depth + 1,
	};
	return (
		<li
			className={ classes(
				'wopb-filter-item',
				choice.isExtended && 'wopb-filter-extended-item'
			) }
			hidden={ isHidden }
			{ ...level }
		>
			<label>
				<input
					type="checkbox"
					name={ field }
					value={ value }
					data-id={ id }
					checked={ choice.isChosen }
					disabled={ choice.isDisabled }
					onChange={ () => onToggle( choice ) }
				/>
				{ colour && (
					<span
						className="marketday-product-filter__colour"
						style={ { '--colour': colour } as CSSProperties }
					/>
				) }
				{ stars && (
					<span
						className="marketday-stars"
						aria-hidden="true"
						style={
							{ '--marketday-rating': stars } as CSSProperties
						}
					/>
				) }
				<span
					className={ stars ? 'marketday-hidden' : undefined }
					data-part="label"
				>
					{ label }
				</span>
				{ count && (
					<>
						{ ' ' }
						<Count { ...count } />
					</>
				) }
			</label>
		</li>
	);
} );

export const isShown = ( { found }: ListSection, { value }: Choice ): boolean =>
	found === null || found.includes( value );
