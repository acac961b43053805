<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\FlashNotices;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\Notices;

/** WooCommerce's notices, so that its own blocks and ours tell each message once. */
final class WooCommerceNotices implements Notices {
	private const KINDS = [
		'error'   => 'error',
		'success' => 'success',
		'notice'  => 'info',
	];

	public function __construct( private readonly ShopSession $session ) {}

	/** A refusal begins no session. */
	public function add( string $kind, string $message ): void {
		if ( 'error' === $kind && $this->session->isUntouched() ) {
			FlashNotices::add( $message );
			return;
		}
		$this->session->keep();
		wc_add_notice( $message, 'info' === $kind ? 'notice' : $kind );
	}

	public function take(): array {
		$taken = FlashNotices::take();
		// What WooCommerce has just refused of a form is told on the same page, also where nothing is kept of the visitor.
		if ( $this->session->isUntouched() && ! $this->session->hasBegun() ) {
			return $taken;
		}
		$this->session->begin();
		foreach ( wc_get_notices() as $type => $notices ) {
			foreach ( is_array( $notices ) ? $notices : [] as $notice ) {
				$taken[] = new Notice( self::KINDS[ $type ] ?? 'info', wc_kses_notice( (string) ( $notice['notice'] ?? '' ) ) );
			}
		}
		wc_clear_notices();
		return $taken;
	}
}
