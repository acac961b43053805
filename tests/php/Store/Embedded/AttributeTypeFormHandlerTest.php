<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Embedded\ProductScreens\AttributeTypeFormHandler;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use PHPUnit\Framework\Attributes\TestWith;

/** How shoppers choose among an attribute's values, on the screen of these. */
final class AttributeTypeFormHandlerTest extends CatalogueTestCase {
	private AttributeTaxonomies $attributes;
	private Routes $routes;
	private string $taxonomy = '';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->attributes = new AttributeTaxonomies();
		$this->taxonomy   = $this->attributes->create( 'Sleeve length' );
		$this->routes     = new Routes();
		// Other screens' own want more of WordPress than is loaded here.
		remove_all_actions( 'admin_init' );
		( new AttributeTypeFormHandler( $this->attributes ) )->register( $this->routes );
		do_action( 'admin_init' );
	}

	protected function tearDown(): void {
		// A test that was skipped has made none.
		if ( '' !== $this->taxonomy ) {
			$this->attributes->forget();
			unregister_taxonomy( $this->taxonomy );
		}
		parent::tearDown();
	}

	public function test_is_a_list_until_buttons_are_chosen(): void {
		self::assertStringContainsString( '<option value="select" selected', $this->screen() );

		self::assertStringContainsString( "taxonomy={$this->taxonomy}", $this->send( [ 'taxonomy' => $this->taxonomy, 'type' => 'button' ] ) );

		self::assertSame( 'button', $this->attributes->all()[ $this->taxonomy ]['type'] );
	}

	/** @param array<string, mixed> $fields */
	#[TestWith( [ [ 'type' => 'slider' ] ] )]
	#[TestWith( [ [ 'type' => [ 'button' ] ] ] )]
	#[TestWith( [ [ 'taxonomy' => 'category', 'type' => 'button' ] ] )]
	#[TestWith( [ [] ] )]
	public function test_refuses_what_it_does_not_know( array $fields ): void {
		try {
			$this->send( $fields + [ 'taxonomy' => $this->taxonomy ] );
			self::fail( 'It was taken.' );
		} catch ( Problem $problem ) {
			self::assertSame( 400, $problem->status );
		}
		self::assertSame( 'select', $this->attributes->all()[ $this->taxonomy ]['type'] );
	}

	public function test_is_shown_to_who_may_change_it(): void {
		wp_set_current_user( 0 );

		self::assertSame( '', $this->screen() );
	}

	private function screen(): string {
		ob_start();
		do_action( "{$this->taxonomy}_pre_add_form", $this->taxonomy );
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $fields */
	private function send( array $fields ): string {
		$route = array_values( array_filter( $this->routes->all(), static fn ( Route $route ): bool => 'marketday_attribute_type' === $route->address ) )[0];
		return ( $route->handler )( new Request( $fields ) )->headers['Location'];
	}
}
