<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\Details;
use Marketday\Catalogue\Product\ReviewPage;
use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductShipment;
use Marketday\Engine\Contract\RichText;
use Marketday\Tests\ProductFactory;
use PHPUnit\Framework\TestCase;

final class DetailsTest extends TestCase {
	public function test_the_first_section_is_open(): void {
		$details = new Details( ProductFactory::make( shipment: new ProductShipment( weight: '300 g' ) ), new ReviewPage() );

		self::assertSame( [ 'description', 'additional_information', 'reviews' ], $details->sections() );
		self::assertSame( 'description', $details->openSection() );
	}

	public function test_a_page_of_comments_opens_the_reviews(): void {
		self::assertSame( 'reviews', ( new Details( ProductFactory::make(), new ReviewPage(), true ) )->openSection() );
	}

	public function test_leaves_out_what_has_nothing_to_tell(): void {
		$details = new Details( ProductFactory::make( description: RichText::of( ' ' ), reviewsAllowed: false ), new ReviewPage() );

		self::assertSame( [], $details->sections() );
		self::assertSame( '', $details->openSection() );
	}

	public function test_hidden_attributes_stay_hidden(): void {
		$attributes = [
			new ProductAttribute( 'pa_colour', 'Colour', 'pa_colour', [ 'blue' => 'Blue', 'red' => 'Red' ], new AttributeUse( true, true ) ),
			new ProductAttribute( 'supplier', 'Supplier', null, [ 'Smith' => 'Smith' ], new AttributeUse( false, false ) ),
		];

		self::assertSame(
			[ 'pa_colour' => [ 'label' => 'Colour', 'value' => 'Blue, Red' ] ],
			( new Details( ProductFactory::make( attributes: $attributes ), new ReviewPage() ) )->facts()
		);
	}
}
