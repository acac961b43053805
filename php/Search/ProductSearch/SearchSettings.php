<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** The block's attributes, checked: what is missing or of another kind becomes the default. */
final class SearchSettings {
	public const LAYOUTS = [ 1 => 'list', 2 => 'columns', 3 => 'compact' ];

	public function __construct(
		public readonly string $blockId = '',
		public readonly string $layout = 'list',
		public readonly bool $category = true,
		public readonly bool $icon = true,
		public readonly bool $more = true,
		public readonly bool $picture = true,
		public readonly bool $price = true,
		public readonly bool $rating = true,
		public readonly bool $redirect = true,
		public readonly bool $popular = true,
		public readonly string $placeholder = '',
		public readonly string $categoriesLabel = '',
		public readonly string $productsLabel = ''
	) {}

	/** @param array<string, mixed> $attributes */
	public static function fromAttributes( array $attributes ): self {
		$isOn = static fn ( string $name ): bool => false !== ( $attributes[ $name ] ?? true );
		$text = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? TextLine::of( $attributes[ $name ] ) : '';
		return new self(
			(string) preg_replace( '/[^\w-]/', '', $text( 'blockId' ) ),
			self::LAYOUTS[ is_int( $attributes['productListLayout'] ?? null ) ? $attributes['productListLayout'] : 1 ] ?? 'list',
			$isOn( 'showSearchCategory' ),
			$isOn( 'showSearchIcon' ),
			$isOn( 'showMoreResult' ),
			$isOn( 'showProductImage' ),
			$isOn( 'showProductPrice' ),
			$isOn( 'showProductRating' ),
			$isOn( 'searchRedirect' ),
			$isOn( 'showPopular' ),
			$text( 'searchPlaceHolder' ),
			$text( 'itemCatLabel' ),
			$text( 'itemProductLabel' )
		);
	}

	public function placeholder(): string {
		return '' === $this->placeholder ? __( 'Search the shop', 'marketday' ) : $this->placeholder;
	}

	public function categoriesLabel(): string {
		return '' === $this->categoriesLabel ? __( 'Categories', 'marketday' ) : $this->categoriesLabel;
	}

	public function productsLabel(): string {
		return '' === $this->productsLabel ? __( 'Products', 'marketday' ) : $this->productsLabel;
	}
}
