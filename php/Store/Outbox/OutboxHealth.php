<?php

declare( strict_types=1 );

namespace Marketday\Store\Outbox;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** Tools > Site Health lists what was given up, with a button that tries it again. */
final class OutboxHealth {
	public const ACTION = 'marketday_outbox_again';

	private const RIGHT = 'view_site_health_checks';

	private const LISTED = 20;

	public function __construct( private readonly Outbox $outbox ) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::adminPost( self::ACTION, Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::RIGHT ) ), $this->again( ... ) ) );
		add_filter( 'site_status_tests', function ( array $tests ): array {
			$tests['direct'][ Outbox::JOB ] = [
				'label' => __( 'Messages of the shop', 'marketday' ),
				'test'  => $this->test( ... ),
			];
			return $tests;
		} );
	}

	private function again(): Response {
		$this->outbox->again();
		return Response::redirect( admin_url( 'site-health.php' ) );
	}

	/** @return array<string, mixed> As WordPress's Site Health takes it. */
	private function test(): array {
		$undone = $this->outbox->givenUp( self::LISTED );
		$isGood = [] === $undone;
		return [
			'test'        => Outbox::JOB,
			'label'       => $isGood ? __( 'The messages of the shop are sent', 'marketday' ) : __( 'Some messages of the shop could not be sent', 'marketday' ),
			'status'      => $isGood ? 'good' : 'critical',
			'badge'       => [
				'label' => __( 'Shop', 'marketday' ),
				'color' => 'blue',
			],
			'description' => '<p>' . ( $isGood
				? esc_html__( 'Nothing that follows an order, or was asked for by a visitor, has been given up.', 'marketday' )
				: esc_html__( 'These were tried for two days and failed each time. If it is the mail server, mend that first.', 'marketday' ) ) . '</p>'
				. ( $isGood ? '' : '<ul>' . implode( '', array_map( $this->line( ... ), $undone ) ) . '</ul>' ),
			'actions'     => $isGood ? '' : sprintf(
				'<p><a class="button" href="%s">%s</a></p>',
				esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION ) ),
				esc_html__( 'Try them again', 'marketday' )
			),
		];
	}

	private function line( OutboxRow $row ): string {
		return sprintf(
			'<li>%s<br><code>%s</code></li>',
			/* translators: 1: a message, such as "Message to the shopper", 2: number of an order */
			esc_html( $row->orderId > 0 ? sprintf( __( '%1$s, order %2$d', 'marketday' ), $this->outbox->words( $row ), $row->orderId ) : $this->outbox->words( $row ) ),
			esc_html( $row->failure )
		);
	}
}
