<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** Charts of sizes, edited under 'Products', and shown on the pages of the products they are for. */
#[LoadsIf( 'menu|sent:post_ID|sent:post_type', 'init' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class SizeChartFeature implements Feature {
	private const PART = 'size-chart';

	/** Tab as WowStore names it: addresses and styles of themes use it. */
	private const TAB = 'wopb_size_chart_tab';

	private const TAB_PRIORITY = 60;

	/** @var array<int, true> Products whose form holds the button already. */
	private array $printed = [];

	public function __construct( private readonly Blocks $blocks ) {}

	public function register(): void {
		Preload::options( ChartPlace::OPTION, ChartPlace::BEFORE );
		$this->blocks->addPart( self::PART, [ 'marketday-tokens' ] );
		$charts = new SizeCharts();
		$view   = new View( __DIR__ . '/views' );
		// Later than others: where WowStore is active, it edits the charts.
		add_action( 'init', static function () use ( $charts, $view ): void {
			if ( ! post_type_exists( SizeChart::POST_TYPE ) ) {
				ChartPostType::register();
				( new ChartEditor( $view ) )->register();
				( new ProductChartBox( $charts, $view ) )->register();
			}
		}, 20 );
		add_action( 'admin_init', ChartPlace::addField( ... ) );
		$this->show( $charts, $view );
	}

	private function show( SizeCharts $charts, View $view ): void {
		Slot::ProductFormOptions->fill( function ( Product $product ) use ( $charts, $view ): void {
			$this->printButton( $product, $charts, $view );
			$this->printed[ $product->id ] = true;
		}, 5 );
		// Of what cannot be bought there is no form.
		Slot::ProductFormAfter->fill( function ( Product $product ) use ( $charts, $view ): void {
			if ( ! isset( $this->printed[ $product->id ] ) ) {
				$this->printButton( $product, $charts, $view );
			}
			unset( $this->printed[ $product->id ] );
		}, 5 );
		add_filter(
			'marketday_product_tabs',
			fn ( mixed $tabs, Product $product ): array => ( is_array( $tabs ) ? $tabs : [] ) + $this->tab( $product, $charts, $view ),
			10,
			2
		);
	}

	private function printButton( Product $product, SizeCharts $charts, View $view ): void {
		$chart = ChartPlace::chosenPlace()->hasButton() ? $charts->ofProduct( $product->id ) : null;
		echo null === $chart ? '' : $this->draw( $product, $chart, 'button', $view ); // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/** @return array<string, array{title: string, html: string, priority: int}> */
	private function tab( Product $product, SizeCharts $charts, View $view ): array {
		$chart = ChartPlace::chosenPlace()->hasTab() ? $charts->ofProduct( $product->id ) : null;
		return null === $chart ? [] : [
			self::TAB => [
				'title'    => __( 'Size chart', 'marketday' ),
				'html'     => $this->draw( $product, $chart, 'tab', $view ),
				'priority' => self::TAB_PRIORITY,
			],
		];
	}

	/** '' for a chart that says nothing yet. */
	private function draw( Product $product, SizeChart $chart, string $place, View $view ): string {
		$props = [
			'productId' => $product->id,
			'place'     => $place,
			'chart'     => ChartProps::of( $chart ),
		];
		if ( [] === $props['chart']['rows'] && null === $props['chart']['picture'] && '' === $props['chart']['advice'] ) {
			return '';
		}
		DrawingSetup::registerAssets();
		wp_enqueue_script( 'marketday-product-page' );
		wp_enqueue_style( 'marketday-' . self::PART );
		return sprintf(
			'<div class="marketday-size-chart%s"><div data-marketday-island="%s">%s</div></div>',
			'tab' === $place ? ' is-open' : '',
			self::PART,
			View::tight( $view->render( 'size-chart', $props ) )
		);
	}
}
