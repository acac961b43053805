import { __ } from '@marketday/kernel';
import { HiddenFields } from '@marketday/kernel/product-list';
import { classes, useBusy } from '@marketday/ui';

import type { ListChoiceData } from './wishlist-contents';

interface ListChoiceProps {
	choice: ListChoiceData;
	onChoose: ( list: string ) => Promise< void >;
}

/** Choice of one of several lists for a product, at its heart. */
export function ListChoice( { choice, onChoose }: ListChoiceProps ) {
	const busy = useBusy();
	return (
		<form
			className="marketday-wished marketday-wished--choice"
			method="post"
			action={ choice.action }
		>
			<HiddenFields keys={ choice.keys } />
			{ /* A list without bullets is none for some screen readers. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
			<ul className="marketday-wished__names" role="list">
				{ choice.lists.map( ( { id, name, isOn } ) => (
					<li key={ id }>
						<button
							type="submit"
							className={ classes(
								'marketday-button',
								! isOn && 'marketday-button--quiet'
							) }
							data-marketday-button="wishlist"
							name="choose"
							value={ id }
							data-postid={ choice.productId }
							aria-current={ isOn || undefined }
							aria-busy={ busy.isBusy( id ) }
							onClick={ ( event ) => {
								event.preventDefault();
								void busy.once( id, () => onChoose( id ) );
							} }
						>
							{ name }
						</button>
					</li>
				) ) }
			</ul>
			<p>
				<a href={ choice.pageUrl }>
					{ __( 'View your lists or create a new one', 'marketday' ) }
				</a>
			</p>
		</form>
	);
}
