<?php

declare( strict_types=1 );

namespace Marketday\Marketing\StoreNotice;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/** A line for all visitors: the notice of the whole shop, and bars that an editor sets. Who has closed one does not see it again in this visit. */
#[LoadsIf( 'option:' . NoticeSettings::IS_SHOWN, 'wp_enqueue_scripts', 'wp_body_open', 'woocommerce_demo_store' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class StoreNoticeFeature implements Feature {
	private const BLOCK = 'store-notice';

	private readonly NoticeSettings $settings;

	public function __construct(
		private readonly Blocks $blocks,
		private readonly Clock $clock
	) {
		$this->settings = new NoticeSettings();
	}

	public function register(): void {
		CookieRegistry::add( 'store_notice*', Purpose::Functional, 0, static fn (): string => __( 'The visitor has closed a notice.', 'marketday' ) );
		$this->settings->register();
		$this->blocks->add( self::BLOCK, $this->render( ... ) );
		add_action( 'wp_enqueue_scripts', $this->addAssets( ... ) );
		add_action( 'wp_body_open', $this->printNotice( ... ), 5 );
		// WooCommerce prints the same notice, which would stand there twice.
		add_filter( 'woocommerce_demo_store', '__return_empty_string' );
	}

	private function addAssets(): void {
		if ( '' !== $this->settings->text() ) {
			$this->blocks->registerBlock( self::BLOCK );
			wp_enqueue_script( 'marketday-store-notice-view-script' );
			wp_enqueue_style( 'marketday-store-notice-style' );
		}
	}

	private function printNotice(): void {
		$text = $this->settings->text();
		if ( '' !== $text ) {
			echo $this->draw( $text, true, Schedule::of( [] ), 'class="marketday-store-notice is-of-shop"', __( 'Store notice', 'marketday' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- cleaned, and the template escapes.
		}
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes ): string {
		$text     = NoticeSettings::clean( $attributes['text'] ?? '' );
		$schedule = Schedule::of( $attributes );
		if ( '' === $text ) {
			return '';
		}
		if ( $schedule->isOver( $this->clock ) ) {
			return EditorPreview::isShown() ? EditorPreview::note( __( 'This bar’s time is up, so visitors don’t see it.', 'marketday' ) ) : '';
		}
		$wrapper = get_block_wrapper_attributes( [ 'class' => 'marketday-store-notice' ] );
		return $this->draw( $text, false !== ( $attributes['canDismiss'] ?? true ), $schedule, $wrapper, __( 'Announcement', 'marketday' ) );
	}

	private function draw( string $text, bool $canDismiss, Schedule $schedule, string $wrapper, string $name ): string {
		return ( new View( __DIR__ . '/views' ) )->render( self::BLOCK, [
			'text'       => $text,
			'id'         => md5( $text ),
			'canDismiss' => $canDismiss,
			'from'       => $schedule->from,
			'until'      => $schedule->until,
			'wrapper'    => $wrapper,
			'name'       => $name,
		] );
	}
}
