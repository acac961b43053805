<?php

declare( strict_types=1 );

namespace Marketday\Tests\Swatches;

use Marketday\Catalogue\Swatches\TermFields;
use Marketday\Engine\Contract\Swatches;
use Marketday\Kernel\View;
use Marketday\Tests\Markup;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** The shop's people say on WordPress's screens of terms how a value looks. */
final class TermFieldsTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		register_taxonomy( 'pa_tone', [ 'product' ] );
	}

	protected function tearDown(): void {
		unregister_taxonomy( 'pa_tone' );
		parent::tearDown();
	}

	public function test_a_new_value_is_kept_with_its_colours(): void {
		$this->send( [ 'marketday_swatch_colour' => '#2B3A57', 'marketday_swatch_second_colour' => '#ffffff' ] );

		$id = (int) ( (array) wp_insert_term( 'Navy and white', 'pa_tone' ) )['term_id'];

		self::assertSame( [ '#2B3A57', '#ffffff' ], Swatches::ofTerm( $id )->colours );
	}

	#[TestWith( [ 'red' ] )]
	#[TestWith( [ '#12345' ] )]
	#[TestWith( [ '#123456;background:url(//x)' ] )]
	#[TestWith( [ [ '#123456' ] ] )]
	public function test_what_is_no_colour_is_not_kept( mixed $value ): void {
		$this->send( [ 'marketday_swatch_colour' => $value, 'marketday_swatch_image' => '1' ] );

		$id = (int) ( (array) wp_insert_term( 'Odd', 'pa_tone' ) )['term_id'];

		self::assertSame( [], array_intersect_key( (array) get_term_meta( $id ), [ 'color' => 0, 'image' => 0 ] ) );
	}

	public function test_an_emptied_field_takes_the_colour_away(): void {
		$id = (int) ( (array) wp_insert_term( 'Moss', 'pa_tone' ) )['term_id'];
		update_term_meta( $id, 'color', '#66714c' );
		$this->send( [ 'marketday_swatch_colour' => '' ] );

		wp_update_term( $id, 'pa_tone', [ 'name' => 'Moss green' ] );

		self::assertTrue( Swatches::ofTerm( $id )->isLabel() );
	}

	public function test_a_change_from_elsewhere_leaves_the_look_alone(): void {
		$id = (int) ( (array) wp_insert_term( 'Moss', 'pa_tone' ) )['term_id'];
		update_term_meta( $id, 'color', '#66714c' );
		$_POST = [ 'marketday_swatch_colour' => '#000000', 'marketday_swatch_nonce' => 'wrong' ];

		wp_update_term( $id, 'pa_tone', [ 'name' => 'Moss green' ] );
		wp_set_current_user( 0 );
		$this->send( [ 'marketday_swatch_colour' => '#000000' ] );
		wp_update_term( $id, 'pa_tone', [ 'name' => 'Moss' ] );

		self::assertSame( [ '#66714c' ], Swatches::ofTerm( $id )->colours );
	}

	public function test_the_screen_of_a_value_shows_what_is_kept(): void {
		$id = (int) ( (array) wp_insert_term( 'Moss', 'pa_tone' ) )['term_id'];
		update_term_meta( $id, 'color', '#66714c' );
		// Other screens' own want more of WordPress than is loaded here.
		remove_all_actions( 'admin_init' );
		( new TermFields( new View( dirname( __DIR__, 3 ) . '/php/Catalogue/Swatches/views' ) ) )->register();
		do_action( 'admin_init' );

		ob_start();
		do_action( 'pa_tone_edit_form_fields', get_term( $id ), 'pa_tone' );
		$html = Markup::of( (string) ob_get_clean() );

		self::assertStringContainsString( 'name="marketday_swatch_colour" value="#66714c"', $html );
		self::assertStringContainsString( 'name="marketday_swatch_nonce"', $html );
	}

	/** @param array<string, mixed> $fields */
	private function send( array $fields ): void {
		$_POST = $fields + [ 'marketday_swatch_nonce' => wp_create_nonce( 'marketday_swatch' ) ];
	}
}
