<?php

declare( strict_types=1 );

namespace Marketday\Tests\NameYourPrice;

use Marketday\Buying\NameYourPrice\NamedPrice;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The limits as the shop's people set them on a product's editing screen. */
final class NamedPriceBoxTest extends SiteTestCase {
	private int $guide = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->guide = $this->engine()->writer()->save( new ProductDraft( name: 'Guide', status: 'publish', regularPrice: '8.00' ) );
	}

	protected function tearDown(): void {
		$_POST = [];
		delete_transient( 'marketday_refusal_1' );
		parent::tearDown();
	}

	public function test_are_kept_and_go_with_the_tick(): void {
		$this->save( [ 'enable' => 'yes', 'min' => '2,50', 'max' => '40', 'suggested' => '5', 'chunk' => '5, 10' ] );
		self::assertSame( [ 'yes', '2.50', '40', '5', 'yes', '5, 10' ], array_values( NamedPrice::readMeta( $this->guide ) ) );

		$this->save( [ 'min' => '2.50' ] );

		self::assertSame( '', get_post_meta( $this->guide, NamedPrice::META, true ) );
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'refused' )]
	public function test_are_refused_with_a_sentence_and_left_as_they_were( array $fields, string $sentence ): void {
		$this->save( [ 'enable' => 'yes', 'min' => '3' ] );

		$this->save( [ 'enable' => 'yes' ] + $fields );

		self::assertSame( '3', NamedPrice::readMeta( $this->guide )['min'] );
		self::assertSame( "{$sentence} The price limits haven’t changed.", get_transient( 'marketday_refusal_1' ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function refused(): iterable {
		yield 'a word' => [ [ 'min' => 'cheap' ], 'Lowest price must be an amount above 0, like 2.50.' ];
		yield 'less than nothing' => [ [ 'suggested' => '-1' ], 'Suggested price must be an amount above 0, like 2.50.' ];
		yield 'a number without end' => [ [ 'max' => '1e309' ], 'Highest price must be an amount above 0, like 2.50.' ];
		yield 'limits the wrong way round' => [ [ 'min' => '9', 'max' => '8' ], 'The highest price can’t be below the lowest.' ];
		yield 'a choice that is none' => [ [ 'chunk' => '5, <b>' ], 'Suggested prices must be amounts above 0, separated by commas, like 5, 7.50, 10.' ];
	}

	public function test_are_left_alone_without_a_nonce_or_the_right_to_edit(): void {
		$_POST = [ 'marketday_name_price' => [ 'enable' => 'yes' ] ];
		do_action( 'save_post_product', $this->guide );
		wp_set_current_user( 0 );
		$this->save( [ 'enable' => 'yes' ] );

		self::assertSame( '', get_post_meta( $this->guide, NamedPrice::META, true ) );
	}

	/** @param array<string, mixed> $fields */
	private function save( array $fields ): void {
		$_POST = wp_slash( [
			'marketday_name_price_nonce' => wp_create_nonce( 'marketday_name_price' ),
			'marketday_name_price'       => $fields,
		] );
		do_action( 'save_post_product', $this->guide );
	}
}
