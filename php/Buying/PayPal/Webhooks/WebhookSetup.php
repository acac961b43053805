<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Webhooks;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Api\Fields;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\PayPalSettings;

/** Asks PayPal to write to this site, and looks whether it does. */
final class WebhookSetup {
	public function __construct(
		private readonly PayPalSettings $settings,
		private readonly PayPalClient $client
	) {}

	public function url(): string {
		return rest_url( str_replace( '|', '', WebhookEndpoint::ADDRESS ) );
	}

	/** One webhook of this site, made anew where PayPal has none. @return string Its id. */
	public function make(): string {
		$id = $this->findId();
		if ( '' === $id ) {
			$made = $this->client->ask( 'POST', '/v1/notifications/webhooks', [
				'url'         => $this->url(),
				'event_types' => array_map( static fn ( string $name ): array => [ 'name' => $name ], WebhookEvents::TYPES ),
			] );
			$id   = Fields::text( $made, 'id' );
		}
		$this->settings->keepAccount( $this->settings->mode(), [ 'webhook' => $id ] );
		return $id;
	}

	/** @return string The id of the one that PayPal has for this site, '' for none. */
	public function findId(): string {
		foreach ( Fields::map( $this->client->ask( 'GET', '/v1/notifications/webhooks' ), 'webhooks' ) as $hook ) {
			if ( is_array( $hook ) && $this->url() === ( $hook['url'] ?? '' ) ) {
				return Fields::text( $hook, 'id' );
			}
		}
		return '';
	}
}
