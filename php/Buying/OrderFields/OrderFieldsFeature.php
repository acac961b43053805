<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderFields;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressFieldRules;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;

/** The fields of the checkout, edited without code on the screen 'Marketday → Checkout fields': add, leave out, require, arrange. */
#[LoadsIf( 'option:' . FieldSettings::OPTION, 'marketday_order_fields' )]
final class OrderFieldsFeature implements Feature {
	private const SLUG = 'marketday-order-fields';

	private const CAPABILITY = 'manage_options';

	private readonly FieldSettings $settings;

	public function __construct(
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {
		$this->settings = new FieldSettings();
	}

	public function register(): void {
		Preload::options( FieldSettings::OPTION );
		OrderFields::on( fn ( array $fields ): array => [ ...$fields, ...$this->settings->addedFields() ] );
		add_filter( AddressFieldRules::ORDER, fn ( array $names ): array => [] === $names ? $this->settings->order() : $names );
		$this->blocks->addPart( 'order-fields', [ 'wp-components' ] );
		$endpoint = new OrderFieldsEndpoint( $this->settings );
		$this->routes->add(
			Route::rest( 'GET', 'marketday/v1|/order-fields', Guard::capability( self::CAPABILITY ), $endpoint->show( ... ) ),
			Route::rest( 'POST', 'marketday/v1|/order-fields', Guard::capability( self::CAPABILITY ), $endpoint->save( ... ), Parameters::forRoute( [
				'added'  => Parameters::map( 'Fields of the shop’s own.' ),
				'states' => Parameters::map( 'Whether a field is required, optional or hidden, by its id.' ),
				'order'  => Parameters::map( 'Ids in their order, by place.' ),
			] ) )
		);
		add_action( 'admin_menu', $this->addScreen( ... ) );
	}

	private function addScreen(): void {
		$screen = OwnMenu::add( __( 'Checkout fields', 'marketday' ), self::CAPABILITY, self::SLUG, $this->printScreen( ... ), 40 );
		if ( '' !== $screen ) {
			add_action( "load-{$screen}", static function (): void {
				add_action( 'admin_enqueue_scripts', static function (): void {
					DrawingSetup::registerAssets();
					wp_enqueue_script( self::SLUG );
					wp_enqueue_style( self::SLUG );
				} );
			} );
		}
	}

	/** The screen's script draws it; what it shows comes with it, so nothing moves afterwards. */
	private function printScreen(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><div id="marketday-order-fields" data-fields="%s"><p>%s</p></div></div>',
			esc_html( get_admin_page_title() ),
			esc_attr( (string) wp_json_encode( $this->settings->toArray() ) ),
			esc_html__( 'This screen needs JavaScript.', 'marketday' )
		);
	}
}
