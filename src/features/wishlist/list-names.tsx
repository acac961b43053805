import { __ } from '@marketday/kernel';

import type { WishlistContents } from './wishlist-contents';

/** A user's lists, each with its count. */
export function ListNames( { lists }: Pick< WishlistContents, 'lists' > ) {
	return (
		<nav
			className="marketday-wishlist__names"
			aria-label={ __( 'Your lists', 'marketday' ) }
		>
			{ /* A list without bullets is none for some screen readers. */ }
			{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles */ }
			<ul role="list">
				{ lists.map( ( { name, url, count, isShown } ) => (
					<li key={ url }>
						<a
							href={ url }
							aria-current={ isShown ? 'page' : undefined }
						>
							{ `${ name } ` }
							<span>{ count }</span>
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
