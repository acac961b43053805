<?php

declare( strict_types=1 );

namespace Marketday\Lists\BackInStock;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** One mail to who asks for it and confirms that, when a product that is sold out can be bought again. */
#[LoadsIf( 'option:' . self::IS_ON, 'wp_enqueue_scripts' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class BackInStockFeature implements Feature {
	public const IS_ON = 'marketday_back_in_stock';

	private const STYLE = 'marketday-back-in-stock';

	private readonly WaitingList $list;

	private readonly SoldOut $soldOut;

	private readonly BackInStockEmails $emails;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		Clock $clock
	) {
		$this->list    = new WaitingList( $clock );
		$this->soldOut = new SoldOut( $engine->catalogue() );
		$this->emails = new BackInStockEmails( $engine, $this->list, $this->soldOut );
	}

	public function register(): void {
		Preload::options( self::IS_ON );
		$report = new WaitingReport( $this->list );
		Reports::add( 'waiting', 10, static fn (): WaitingReport => $report );
		add_filter( 'marketday_home_figures', static fn ( array $figures ): array => [ ...$figures, self::figure( $report ) ], 30 );
		$this->blocks->addPart( 'back-in-stock', [ 'marketday-tokens' ] );
		$this->emails->register();
		( new WaitingFormHandler( $this->engine, $this->list, $this->soldOut, $this->emails ) )->add( $this->routes );
		( new WaitingData( $this->list ) )->register();
		foreach ( [ 'marketday_product_saved', 'marketday_stock_changed' ] as $hook ) {
			add_action( $hook, $this->look( ... ) );
		}
		Slot::ProductFormAfter->fill( $this->print( ... ), 20 );
		add_action( 'wp_enqueue_scripts', function (): void {
			if ( $this->isOn() && is_singular( 'product' ) ) {
				DrawingSetup::registerAssets();
				wp_enqueue_style( self::STYLE );
			}
		} );
		add_action( 'admin_init', $this->addField( ... ) );
	}

	/** @return array{label: string, value: string, note: string, url: string} */
	private static function figure( WaitingReport $report ): array {
		$sums = $report->sums();
		return [
			'label' => __( 'Waiting for stock', 'marketday' ),
			'value' => number_format_i18n( $sums['people'] ),
			/* translators: %s: a number */
			'note'  => sprintf( _n( 'for %s product', 'for %s products', $sums['products'], 'marketday' ), number_format_i18n( $sums['products'] ) ),
			'url'   => Reports::address( 'waiting' ),
		];
	}

	private function isOn(): bool {
		return 'yes' === get_option( self::IS_ON, 'no' );
	}

	/** Mails are sent apart from who has changed the stock, a shopper perhaps. Variations belong to their product. */
	private function look( mixed $id ): void {
		$id = is_numeric( $id ) ? (int) $id : 0;
		if ( $id > 0 && [] !== $this->list->confirmedRows( $id, 1 ) ) {
			$this->engine->jobs()->soon( BackInStockEmails::BACK_JOB, [ $id ] );
		}
	}

	private function print( Product $product ): void {
		if ( ! $this->isOn() || ! ShownProduct::isPageOf( $product ) ) {
			return;
		}
		$key     = $_GET[ BackInStockEmails::KEY ] ?? null; // phpcs:ignore WordPress.Security -- signed, and only looked at.
		$waiting = is_string( $key ) ? $this->emails->waitingOf( wp_unslash( $key ) ) : null;
		$items   = null === $waiting ? $this->soldOut->items( $product ) : [];
		if ( null === $waiting && [] === $items ) {
			return;
		}
		$html = ( new View( __DIR__ . '/views' ) )->render( null === $waiting ? 'form' : 'confirm', [
			'product' => $product,
			'items'   => $items,
			'key'     => is_string( $key ) ? wp_unslash( $key ) : '',
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the views escape.
	}

	private function addField(): void {
		add_settings_section( self::IS_ON, __( 'Back in stock', 'marketday' ), '__return_null', SettingsTab::Lists->page() );
		register_setting( SettingsTab::Lists->page(), self::IS_ON, [ 'sanitize_callback' => static fn ( mixed $sent ): string => 'yes' === $sent ? 'yes' : 'no' ] );
		add_settings_field( self::IS_ON, __( 'Emails', 'marketday' ), function (): void {
			printf(
				'<input type="checkbox" id="%1$s" name="%1$s" value="yes"%2$s aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
				esc_attr( self::IS_ON ),
				checked( $this->isOn(), true, false ),
				esc_html__(
					'Adds a form to pages of sold-out products. Shoppers enter and confirm their address, and get one email when the product is back.',
					'marketday'
				)
			);
		}, SettingsTab::Lists->page(), self::IS_ON, [ 'label_for' => self::IS_ON ] );
	}
}
