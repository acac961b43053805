export interface Offer {
	id: number;
	name: string;
	url: string;
	/** Address of a small square picture; '' for none. */
	src: string;
	/** Price as people read it. */
	price: string;
	/** Price before; '' where that is the same. */
	regularPrice: string;
	/** Label of the button. */
	label: string;
	/** Description for who cannot see the list: it names the product. */
	description: string;
	/** Said when it was added. */
	message: string;
	/** False where it is bought on its own page. */
	isAddable: boolean;
}

export interface OfferListProps {
	heading: string;
	/** Level of the heading. */
	level: 2 | 3;
	offers: readonly Offer[];
}

/** The shop's own kind of button: whoever listens to those of its listings serves it too; without scripts it is a link. */
function OfferButton( offer: Offer ) {
	const { id, url, label, description, message, isAddable } = offer;
	return isAddable ? (
		<a
			className="marketday-button marketday-button--quiet add_to_cart_button ajax_add_to_cart"
			href={ `?add-to-cart=${ id }` }
			rel="nofollow"
			role="button"
			aria-label={ description }
			data-product_id={ id }
			data-quantity="1"
			data-success_message={ message }
		>
			{ label }
		</a>
	) : (
		<a
			className="marketday-button marketday-button--quiet"
			href={ url }
			aria-label={ description }
		>
			{ label }
		</a>
	);
}

/** A few products with a button each; nothing where there are none. */
export function OfferList( { heading, level, offers }: OfferListProps ) {
	const Heading: 'h2' | 'h3' = `h${ level }`;
	if ( offers.length === 0 ) {
		return null;
	}
	return (
		<section className="marketday-offers">
			<Heading className="marketday-offers__heading">{ heading }</Heading>
			<ul className="marketday-offers__list">
				{ offers.map( ( offer ) => (
					<li className="marketday-offers__offer" key={ offer.id }>
						{ offer.src && (
							<img
								src={ offer.src }
								alt=""
								width="64"
								height="64"
								loading="lazy"
							/>
						) }
						<div className="marketday-offers__what">
							<a href={ offer.url }>{ offer.name }</a>
							<p className="marketday-offers__price">
								{ offer.regularPrice && (
									<del>{ offer.regularPrice }</del>
								) }
								<span>{ offer.price }</span>
							</p>
						</div>
						<OfferButton { ...offer } />
					</li>
				) ) }
			</ul>
		</section>
	);
}
