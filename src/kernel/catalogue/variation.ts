/** The variation object of docs/PROTOCOL.md#variation, as both engines send it. */
export type WireVariation = Readonly< Record< string, unknown > >;

/** A picture to put in the place of the product's. */
export interface VariationImage {
	readonly src: string;
	readonly srcset: string;
	readonly sizes: string;
	readonly alt: string;
	readonly full: string;
	/** Thumbnail of the gallery. */
	readonly thumbnail: string;
}

/** A buyable form of a variable product. HTML fields are the server's and safe. */
export interface Variation {
	readonly id: number;
	readonly sku: string;
	/** Value by `attribute_{key}`; '' means any value. */
	readonly attributes: Readonly< Record< string, string > >;
	readonly priceHtml: string;
	readonly availabilityHtml: string;
	/** Time for which its sale price still holds; '' where it has no end. */
	readonly dealHtml: string;
	readonly descriptionHtml: string;
	readonly weightHtml: string;
	readonly dimensionsHtml: string;
	readonly isPurchasable: boolean;
	readonly isInStock: boolean;
	readonly isVisible: boolean;
	readonly isActive: boolean;
	readonly isSoldIndividually: boolean;
	readonly minimum: number;
	/** Null where there is no limit. */
	readonly maximum: number | null;
	readonly image: VariationImage | null;
	/** Data as they came, for scripts that speak the wire's language. */
	readonly wire: WireVariation;
}

const text = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

const number = ( value: unknown ) => {
	const read = parseInt( text( value ), 10 );
	return Number.isNaN( read ) ? null : read;
};

const record = ( value: unknown ) =>
	( value && typeof value === 'object' ? value : {} ) as Record<
		string,
		unknown
	>;

/** The contract's `image` of a variation; null where it has none. */
export function imageFromWire( wire: WireVariation ) {
	const src = text( wire.src );
	return src
		? {
				src,
				srcset: text( wire.srcset ),
				sizes: text( wire.sizes ),
				alt: text( wire.alt ),
				full: text( wire.full_src ) || src,
				thumbnail: text( wire.gallery_thumbnail_src ) || src,
		  }
		: null;
}

/** Snake case ends here. */
export function variationFromWire( wire: WireVariation ): Variation {
	return {
		id: number( wire.variation_id ) ?? 0,
		sku: text( wire.sku ),
		attributes: Object.fromEntries(
			Object.entries( record( wire.attributes ) ).map(
				( [ name, value ] ) => [ name, text( value ) ]
			)
		),
		priceHtml: text( wire.price_html ),
		availabilityHtml: text( wire.availability_html ),
		dealHtml: text( wire.wopb_deal ),
		descriptionHtml: text( wire.variation_description ),
		weightHtml: text( wire.weight_html ),
		dimensionsHtml: text( wire.dimensions_html ),
		isPurchasable: wire.is_purchasable === true,
		isInStock: wire.is_in_stock === true,
		isVisible: wire.variation_is_visible === true,
		isActive: wire.variation_is_active === true,
		isSoldIndividually: wire.is_sold_individually === 'yes',
		minimum: number( wire.min_qty ) ?? 1,
		maximum: number( wire.max_qty ),
		image: imageFromWire( record( wire.image ) ),
		wire,
	};
}
