<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Health\Finding;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** Tools > Site Health lists what was given up, with a button that tries it again. */
final class OutboxHealth {
	public const ACTION = 'marketday_outbox_again';

	private const RIGHT = 'view_site_health_checks';

	private const LISTED = 20;

	public function __construct( private readonly Outbox $outbox ) {}

	public function register( Routes $routes ): void {
		$guard = Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::RIGHT ) );
		$routes->add( Route::adminPost( self::ACTION, $guard, ( new OutboxFormHandler( $this->outbox ) )->again( ... ) ) );
		SiteHealth::add(
			'outbox',
			static fn (): string => __( 'Shop emails', 'marketday' ),
			$this->test( ... )
		);
	}

	private function test(): Finding {
		$undone = $this->outbox->givenUp( self::LISTED );
		if ( [] === $undone ) {
			return Finding::good(
				__( 'Shop emails are being sent', 'marketday' ),
				'<p>' . esc_html__( 'All work after orders and visitors’ requests is up to date.', 'marketday' ) . '</p>'
			);
		}
		return Finding::critical(
			__( 'Some shop emails couldn’t be sent', 'marketday' ),
			'<p>' . esc_html__( 'We tried these for two days and they failed each time. Check your mail server first.', 'marketday' ) . '</p><ul>'
				. implode( '', array_map( $this->line( ... ), $undone ) ) . '</ul>',
			sprintf(
				'<p><a class="button" href="%s">%s</a></p>',
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
				esc_html__( 'Try again', 'marketday' )
			)
		);
	}

	private function line( OutboxRow $row ): string {
		return sprintf(
			'<li>%s<br><code>%s</code></li>',
			/* translators: 1: a message, such as "Email to the shopper", 2: number of an order */
			esc_html( $row->orderId > 0 ? sprintf( __( '%1$s, order %2$d', 'marketday' ), $this->outbox->words( $row ), $row->orderId ) : $this->outbox->words( $row ) ),
			esc_html( $row->failure )
		);
	}
}
