<?php

declare( strict_types=1 );

namespace Marketday\Tests\AddToBasket;

use Marketday\Buying\AddToBasket\Choice;
use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductType;
use Marketday\Tests\ProductFactory;
use PHPUnit\Framework\TestCase;

final class ChoiceTest extends TestCase {
	public function test_starts_with_the_defaults_of_the_product(): void {
		self::assertSame( [ 'attribute_pa_colour' => 'red', 'attribute_logo' => '' ], Choice::initial( $this->shirt(), [] ) );
	}

	public function test_the_address_chooses_before_the_defaults(): void {
		$chosen = Choice::initial( $this->shirt(), [ 'attribute_pa_colour' => 'blue', 'attribute_logo' => 'Yes' ] );

		self::assertSame( [ 'attribute_pa_colour' => 'blue', 'attribute_logo' => 'Yes' ], $chosen );
	}

	public function test_values_that_the_product_does_not_have_choose_nothing(): void {
		$chosen = Choice::initial( $this->shirt(), [ 'attribute_pa_colour' => [ 'blue' ], 'attribute_logo' => '<script>', 'attribute_size' => 'l' ] );

		self::assertSame( [ 'attribute_pa_colour' => 'red', 'attribute_logo' => '' ], $chosen );
	}

	public function test_what_there_is_only_one_of_is_chosen(): void {
		$mug = ProductFactory::make(
			type: ProductType::Variable,
			attributes: [ new ProductAttribute( 'pa_colour', 'Colour', 'pa_colour', [ 'blue' => 'Blue' ], new AttributeUse( true, true ) ) ]
		);

		self::assertSame( [ 'attribute_pa_colour' => 'blue' ], Choice::initial( $mug, [] ) );
	}

	private function shirt(): Product {
		return ProductFactory::make(
			type: ProductType::Variable,
			attributes: [
				new ProductAttribute( 'pa_colour', 'Colour', 'pa_colour', [ 'blue' => 'Blue', 'red' => 'Red' ], new AttributeUse( true, true ), 'red' ),
				new ProductAttribute( 'logo', 'Logo', null, [ 'Yes' => 'Yes', 'No' => 'No' ], new AttributeUse( true, true ) ),
				new ProductAttribute( 'pa_fabric', 'Fabric', 'pa_fabric', [ 'wool' => 'Wool' ], new AttributeUse( true, false ) ),
			]
		);
	}
}
