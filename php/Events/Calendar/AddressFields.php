<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Addresses\AddressOption;
use Marketday\Kernel\Addresses\AddressWord;
use Marketday\Kernel\Admin\SettingsTab;

/** The addresses of events, as words that the site's people may change. */
final class AddressFields implements AddressOption {
	public function option(): string {
		return EventAddresses::OPTION;
	}

	public function tab(): SettingsTab {
		return SettingsTab::Events;
	}

	public function field(): string {
		return 'marketday-event-address';
	}

	public function ours(): string {
		return EventType::NAME;
	}

	/** @return list<AddressWord> */
	public function words(): array {
		return array_map( self::word( ... ), EventAddresses::cases() );
	}

	/** @return array<string, string> */
	public function slugs( mixed $value ): array {
		$chosen = EventAddresses::chosenIn( $value );
		$slugs  = [];
		foreach ( EventAddresses::cases() as $one ) {
			$slugs[ $one->value ] = $chosen[ $one->value ] ?? $one->usual();
		}
		return $slugs;
	}

	/**
	 * Words that are not the usual ones.
	 *
	 * @param array<string, string> $slugs
	 * @return array<string, mixed>
	 */
	public function value( array $slugs ): array {
		return array_filter( $slugs, static fn ( string $slug, string $name ): bool => EventAddresses::from( $name )->usual() !== $slug, ARRAY_FILTER_USE_BOTH );
	}

	private static function word( EventAddresses $one ): AddressWord {
		$is = static fn ( string $name ): \Closure => static fn ( array $query ): bool => isset( $query[ $name ] );
		[ $label, $what, $isOurs ] = match ( $one ) {
			EventAddresses::List     => [
				__( 'List of events', 'marketday' ),
				__( 'your list of events', 'marketday' ),
				static fn ( array $query ): bool => EventType::NAME === ( $query['post_type'] ?? '' ),
			],
			EventAddresses::Event    => [ __( 'Each event', 'marketday' ), __( 'your events', 'marketday' ), $is( EventType::NAME ) ],
			EventAddresses::Category => [ __( 'Event categories', 'marketday' ), __( 'the pages of your event categories', 'marketday' ), $is( EventType::CATEGORY ) ],
			EventAddresses::Venue    => [ __( 'Venues', 'marketday' ), __( 'the pages of your venues', 'marketday' ), $is( EventType::LOCATION ) ],
			EventAddresses::Access   => [
				__( 'Accessibility features', 'marketday' ),
				__( 'the pages of your accessibility features', 'marketday' ),
				$is( EventType::ACCESS ),
			],
		};
		return new AddressWord( $one->value, $label, $one->usual(), $what, $isOurs, EventAddresses::List === $one );
	}
}
