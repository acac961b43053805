<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddToBasketLink;
use Marketday\Engine\Contract\ProductType;

/** The button of a product: what it says and where it leads without JavaScript. */
final class AddToBasketLinks {
	/** @param string $page Address of the product's page. */
	public function link( ProductRecord $record, string $page, bool $purchasable, bool $inStock ): AddToBasketLink {
		return match ( true ) {
			ProductType::External === $record->type               => $this->elsewhere( $record ),
			ProductType::Grouped === $record->type                => $this->group( $record, $page ),
			ProductType::Variable === $record->type && $purchasable => $this->choice( $record, $page ),
			ProductType::Simple === $record->type && $purchasable && $inStock => $this->atOnce( $record ),
			default                                               => $this->page( $record, $page ),
		};
	}

	/** The button on the product's own page. */
	public function singleText( ProductRecord $record ): string {
		$own = ProductType::External === $record->type ? PlainText::of( $record->text( '_button_text' ) ) : '';
		return match ( true ) {
			'' !== $own                             => $own,
			ProductType::External === $record->type => __( 'Buy product', 'marketday' ),
			default                                 => __( 'Add to basket', 'marketday' ),
		};
	}

	private function atOnce( ProductRecord $record ): AddToBasketLink {
		return new AddToBasketLink(
			__( 'Add to basket', 'marketday' ),
			'?add-to-cart=' . $record->id(),
			/* translators: %s: a product's name */
			sprintf( __( 'Add to basket: “%s”', 'marketday' ), $record->name() ),
			true,
			/* translators: %s: a product's name */
			sprintf( __( '“%s” has been added to your basket', 'marketday' ), $record->name() )
		);
	}

	private function choice( ProductRecord $record, string $page ): AddToBasketLink {
		/* translators: %s: a product's name */
		return self::toPage( $page, __( 'Select options', 'marketday' ), sprintf( __( 'Select options for “%s”', 'marketday' ), $record->name() ) );
	}

	private function group( ProductRecord $record, string $page ): AddToBasketLink {
		/* translators: %s: a product's name */
		return self::toPage( $page, __( 'View products', 'marketday' ), sprintf( __( 'View products in the “%s” group', 'marketday' ), $record->name() ) );
	}

	private function page( ProductRecord $record, string $page ): AddToBasketLink {
		/* translators: %s: a product's name */
		return self::toPage( $page, __( 'Read more', 'marketday' ), sprintf( __( 'Read more about “%s”', 'marketday' ), $record->name() ) );
	}

	private function elsewhere( ProductRecord $record ): AddToBasketLink {
		$text = $this->singleText( $record );
		return new AddToBasketLink( $text, esc_url_raw( $record->text( '_product_url' ) ), $text, false );
	}

	private static function toPage( string $page, string $text, string $description ): AddToBasketLink {
		return new AddToBasketLink( $text, $page, $description, false );
	}
}
