import { type CSSProperties, memo } from 'react';

import type { Choice } from './content';

interface ListItemProps {
	choice: Choice;
	field: string;
	isHidden: boolean;
	onToggle: ( choice: Choice ) => void;
}

/** One value of a list: php/Catalogue/ProductFilter/views/items.php. */
export const ListItem = memo( function Item( {
	choice,
	field,
	isHidden,
	onToggle,
}: ListItemProps ) {
	const { value, depth, colour, stars, count } = choice;
	const level = depth > 0 && {
		style: { '--depth': depth } as CSSProperties,
		'aria-level': depth + 1,
	};
	return (
		<li
			className={ `wopb-filter-item${
				choice.isExtended ? ' wopb-filter-extended-item' : ''
			}` }
			hidden={ isHidden }
			{ ...level }
		>
			<label>
				<input
					type="checkbox"
					name={ field }
					value={ value }
					data-id={ choice.id }
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
					{ choice.label }
				</span>
				{ count && (
					<>
						{ ' ' }
						<bdi
							className="marketday-product-filter__count"
							dir="ltr"
							aria-hidden="true"
							data-part="count"
						>
							{ count.number }
						</bdi>
						<span className="marketday-hidden">
							{ count.sentence }
						</span>
					</>
				) }
			</label>
		</li>
	);
} );
