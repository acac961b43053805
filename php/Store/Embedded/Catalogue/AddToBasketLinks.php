<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Store\AddToBasketLink;
use Marketday\Store\ProductType;

/** What the button of a product says and where it leads without JavaScript. */
final class AddToBasketLinks {
	public function link( ProductRecord $record, bool $purchasable, bool $inStock ): AddToBasketLink {
		return match ( true ) {
			ProductType::External === $record->type               => $this->elsewhere( $record ),
			ProductType::Grouped === $record->type                => $this->group( $record ),
			ProductType::Variable === $record->type && $purchasable => $this->choice( $record ),
			ProductType::Simple === $record->type && $purchasable && $inStock => $this->atOnce( $record ),
			default                                               => $this->page( $record ),
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

	private function choice( ProductRecord $record ): AddToBasketLink {
		/* translators: %s: a product's name */
		return $this->toPage( $record, __( 'Select options', 'marketday' ), sprintf( __( 'Select options for “%s”', 'marketday' ), $record->name() ) );
	}

	private function group( ProductRecord $record ): AddToBasketLink {
		/* translators: %s: a product's name */
		return $this->toPage( $record, __( 'View products', 'marketday' ), sprintf( __( 'View products in the “%s” group', 'marketday' ), $record->name() ) );
	}

	private function page( ProductRecord $record ): AddToBasketLink {
		/* translators: %s: a product's name */
		return $this->toPage( $record, __( 'Read more', 'marketday' ), sprintf( __( 'Read more about “%s”', 'marketday' ), $record->name() ) );
	}

	private function elsewhere( ProductRecord $record ): AddToBasketLink {
		$text = $this->singleText( $record );
		return new AddToBasketLink( $text, esc_url_raw( $record->text( '_product_url' ) ), $text, false );
	}

	private function toPage( ProductRecord $record, string $text, string $description ): AddToBasketLink {
		return new AddToBasketLink( $text, (string) get_permalink( $record->post ), $description, false );
	}
}
