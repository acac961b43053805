<?php

declare( strict_types=1 );

namespace Marketday\Tests\Elementor;

use Elementor\Controls_Manager;
use Elementor\Widget_Base;
use Elementor\Widgets_Manager;
use Marketday\Kernel\Blocks;
use Marketday\Site\Elementor\ElementControls;
use Marketday\Site\Elementor\ElementFiles;
use Marketday\Site\Elementor\ElementorFeature;
use Marketday\Tests\SiteTestCase;
use ReflectionMethod;
use WP_Block_Type_Registry;

require_once dirname( __DIR__, 3 ) . '/types/elementor.php';

/** Blocks of ours as Elementor's widgets, by what they call of Elementor. */
final class ElementorFeatureTest extends SiteTestCase {
	/** Blocks that builders have no widget of: they hold what a site puts in them, or are drawn by the page of an event. */
	private const NONE = [ 'carousel', 'event-details', 'menu-sidebar', 'search-overlay', 'slideshow' ];

	public function test_every_block_that_draws_itself_is_a_widget_with_its_title_and_words(): void {
		$widgets = $this->widgets();
		$alone   = array_filter(
			glob( dirname( __DIR__, 3 ) . '/blocks/*/block.json' ) ?: [],
			static function ( string $file ): bool {
				$metadata = json_decode( (string) file_get_contents( $file ), true );
				return ! isset( $metadata['parent'] ) && ! isset( $metadata['ancestor'] );
			}
		);
		$names   = array_map( static fn ( string $file ): string => basename( dirname( $file ) ), $alone );
		$names   = array_map( static fn ( string $name ): string => "marketday-{$name}", array_diff( $names, self::NONE ) );

		self::assertEqualsCanonicalizing( $names, array_keys( $widgets ), 'A block brings elements/its-name.php in its room.' );
		self::assertNotEmpty( $widgets );
		foreach ( $widgets as $name => $widget ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( str_replace( 'marketday-', 'marketday/', $name ) );
			self::assertSame( $name, $widget->get_name() );
			self::assertMatchesRegularExpression( '/^eicon-[a-z-]+$/D', $widget->get_icon(), $name );
			self::assertSame( $type?->title, $widget->get_title(), $name );
			self::assertSame( array_values( $type->keywords ?? [] ), $widget->get_keywords(), $name );
		}
	}

	public function test_every_control_is_an_attribute_of_the_block_with_a_name_and_the_blocks_default(): void {
		foreach ( $this->widgets() as $name => $widget ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( str_replace( 'marketday-', 'marketday/', $name ) );
			( new ReflectionMethod( $widget, 'register_controls' ) )->invoke( $widget );
			foreach ( $widget->controls as $attribute => $control ) {
				self::assertArrayHasKey( $attribute, $type->attributes ?? [], $name );
				self::assertNotSame( $attribute, $control['label'], "{$name}: {$attribute}" );
				$offered = array_keys( $control['options'] ?? [] );
				self::assertSame( $type->attributes[ $attribute ]['enum'] ?? $offered, $offered, "{$name}: {$attribute}" );
				[] === $offered || self::assertContains( $control['default'], $offered, "{$name}: {$attribute}" );
			}
			self::assertSame( self::still( $this->draw( $name, [] ) ), self::still( $this->draw( $name, self::defaults( $widget ) ) ), $name );
		}
	}

	public function test_a_widget_draws_what_the_block_draws_with_its_settings(): void {
		self::assertSame(
			self::still( do_blocks( '<!-- wp:marketday/product-search {"searchPlaceHolder":"Find it","showSearchCategory":false} /-->' ) ),
			self::still( $this->draw( 'marketday-product-search', [ 'searchPlaceHolder' => 'Find it', 'showSearchCategory' => '', '_padding' => [ 'top' => 1 ] ] ) )
		);
		self::assertSame(
			self::still( do_blocks( '<!-- wp:marketday/product-grid {"query":{"kind":"onSale","ids":[]},"perPage":3} /-->' ) ),
			self::still( $this->draw( 'marketday-product-grid', [ 'query' => 'onSale', 'perPage' => 3 ] ) )
		);
	}

	public function test_every_text_of_a_widget_is_named_for_translators(): void {
		$root = dirname( __DIR__, 3 );
		$file = simplexml_load_file( "{$root}/wpml-config.xml" );
		self::assertNotFalse( $file );
		foreach ( $file->xpath( 'elementor-widgets/widget' ) ?: [] as $widget ) {
			$name     = substr( (string) $widget['name'], 10 );
			$block    = json_decode( (string) file_get_contents( "{$root}/blocks/{$name}/block.json" ), true );
			$controls = ElementControls::of( ( new ElementFiles( $root ) )->of( $name ), $block['attributes'] );
			$texts    = array_filter( $controls, static fn ( array $control ): bool => Controls_Manager::TEXT === $control['type'] );
			$named    = array_map( 'strval', $widget->xpath( 'fields/field' ) ?: [] );

			self::assertSame( array_keys( $texts ), $named, $name );
		}
	}

	public function test_a_newsletter_form_has_its_fields(): void {
		self::assertStringContainsString( 'type="email"', $this->draw( 'marketday-newsletter-form', [] ) );
	}

	public function test_what_is_switched_off_is_no_widget(): void {
		$blocks = new Blocks( dirname( __DIR__, 3 ) );
		$blocks->switchOff( [ 'product-grid' ] );
		$manager = new Widgets_Manager();

		( new ReflectionMethod( ElementorFeature::class, 'addWidgets' ) )->invoke( new ElementorFeature( $blocks, dirname( __DIR__, 3 ) ), $manager );

		self::assertArrayNotHasKey( 'marketday-product-grid', $manager->widgets );
		self::assertArrayHasKey( 'marketday-product-filter', $manager->widgets );
	}

	public function test_elementors_cache_never_keeps_what_a_shopper_sees(): void {
		$widget = $this->widgets()['marketday-basket'];

		self::assertTrue( ( new ReflectionMethod( $widget, 'is_dynamic_content' ) )->invoke( $widget ) );
		self::assertNotEmpty( $widget->get_style_depends() );
		foreach ( $widget->get_style_depends() as $handle ) {
			self::assertTrue( wp_style_is( $handle, 'registered' ), $handle );
		}
	}

	/** @return array<string, Widget_Base> As Elementor asks for them. */
	private function widgets(): array {
		$manager = new Widgets_Manager();
		do_action( 'elementor/widgets/register', $manager );
		return $manager->widgets;
	}

	/** @param array<string, mixed> $settings */
	private function draw( string $name, array $settings ): string {
		$widget = $this->widgets()[ $name ];
		$placed = new ( $widget::class )( [ 'widgetType' => $name, 'settings' => $settings ], $widget->get_default_args() );
		ob_start();
		( new ReflectionMethod( $placed, 'render' ) )->invoke( $placed );
		return (string) ob_get_clean();
	}

	/** @return array<string, mixed> */
	private static function defaults( Widget_Base $widget ): array {
		return array_map( static fn ( array $control ): mixed => $control['default'], $widget->controls );
	}

	/** Without numbers that are counted up on a page. */
	private static function still( string $html ): string {
		return trim( (string) preg_replace( '/-\d+\b/', '', $html ) );
	}
}
