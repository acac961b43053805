<?php

declare( strict_types=1 );

namespace Marketday\Tests\AddToBasket;

use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Slot;
use Marketday\Tests\Markup;
use Marketday\Tests\ProductFactory;
use Marketday\Tests\SiteTestCase;

/** Options on a product's card: the first attribute whose values have a look. */
final class CardOptionsTest extends SiteTestCase {
	public function test_shows_the_first_attribute_with_a_look_and_how_many_more_there_are(): void {
		$html = self::card( [ self::attribute( 'size', 'select' ), self::attribute( 'colour', 'button', 7 ), self::attribute( 'logo', 'button' ) ] );

		self::assertStringContainsString( 'role="radiogroup" aria-label="colour of Enamel mug"', $html );
		self::assertSame( 5, substr_count( $html, 'type="radio" name="attribute_colour"' ) );
		self::assertStringContainsString( 'aria-label="2 more of colour: Enamel mug">+2</a>', $html );
		self::assertStringNotContainsString( 'attribute_logo', $html );
	}

	public function test_leaves_it_to_the_page_where_no_value_has_a_look_or_nothing_can_be_bought(): void {
		$looks = [ self::attribute( 'colour', 'button' ) ];

		self::assertSame( '', self::card( [ self::attribute( 'size', 'select' ) ] ) );
		self::assertSame( '', self::card( $looks, type: ProductType::Simple ) );
		self::assertSame( '', self::card( $looks, stock: new Stock( StockStatus::OutOfStock, null, false ) ) );
		self::assertSame( '', self::card( $looks, purchasable: false ) );
	}

	/** @param list<ProductAttribute> $attributes */
	private static function card( array $attributes, mixed ...$fields ): string {
		return Markup::of( Slot::CardOptions->html(
			ProductFactory::make( ...( $fields + [ 'attributes' => $attributes, 'type' => ProductType::Variable ] ) ),
			null
		) );
	}

	private static function attribute( string $name, string $type, int $values = 2 ): ProductAttribute {
		$texts = array_map( static fn ( int $number ): string => "{$name} {$number}", range( 1, $values ) );
		return new ProductAttribute( $name, $name, null, array_combine( $texts, $texts ), new AttributeUse( true, true ), '', $type );
	}
}
