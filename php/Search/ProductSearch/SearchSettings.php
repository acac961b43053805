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
		public readonly SearchParts $parts = new SearchParts(),
		public readonly bool $redirect = true,
		public readonly SearchTexts $texts = new SearchTexts()
	) {}

	/** @param array<string, mixed> $attributes */
	public static function fromAttributes( array $attributes ): self {
		$isOn = static fn ( string $name ): bool => false !== ( $attributes[ $name ] ?? true );
		$text = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? TextLine::of( $attributes[ $name ] ) : '';
		return new self(
			(string) preg_replace( '/[^\w-]/', '', $text( 'blockId' ) ),
			self::LAYOUTS[ is_int( $attributes['productListLayout'] ?? null ) ? $attributes['productListLayout'] : 1 ] ?? 'list',
			new SearchParts(
				$isOn( 'showSearchCategory' ),
				$isOn( 'showSearchIcon' ),
				$isOn( 'showMoreResult' ),
				$isOn( 'showProductImage' ),
				$isOn( 'showProductPrice' ),
				$isOn( 'showProductRating' ),
				$isOn( 'showPopular' )
			),
			$isOn( 'searchRedirect' ),
			new SearchTexts( $text( 'searchPlaceHolder' ), $text( 'itemCatLabel' ), $text( 'itemProductLabel' ) )
		);
	}

	public function placeholder(): string {
		return '' === $this->texts->placeholder ? __( 'Search the shop', 'marketday' ) : $this->texts->placeholder;
	}

	public function categoriesLabel(): string {
		return '' === $this->texts->categoriesLabel ? __( 'Categories', 'marketday' ) : $this->texts->categoriesLabel;
	}

	public function productsLabel(): string {
		return '' === $this->texts->productsLabel ? __( 'Products', 'marketday' ) : $this->texts->productsLabel;
	}
}
