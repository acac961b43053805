import type { Variation } from '@marketday/kernel';
import { TrustedHtml } from '@marketday/ui';

/** The found variation's description, price and availability. */
export function VariationDetails( {
	variation,
}: {
	variation: Variation | null;
} ) {
	return (
		<div
			className="single_variation marketday-add-to-basket__details"
			role="status"
		>
			{ variation && (
				<div
					key={ variation.id }
					className="woocommerce-variation marketday-add-to-basket__variation"
				>
					<TrustedHtml
						className="woocommerce-variation-description"
						html={ variation.descriptionHtml }
					/>
					<TrustedHtml
						className="woocommerce-variation-price"
						html={ variation.priceHtml }
					/>
					<TrustedHtml
						className="woocommerce-variation-availability"
						html={ variation.availabilityHtml }
					/>
					<TrustedHtml
						className="marketday-add-to-basket__deal"
						html={ variation.dealHtml }
					/>
				</div>
			) }
		</div>
	);
}
