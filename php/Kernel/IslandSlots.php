<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** The slots of one island, each drawn once: the template prints them, and the props tell React which of them it must leave to the server. */
final class IslandSlots {
	/** @param array<string, string> $filled Markup by the slot's name; none is empty. */
	private function __construct( private readonly array $filled ) {}

	/** @param list<Slot> $slots */
	public static function draw( array $slots, mixed ...$about ): self {
		$filled = [];
		foreach ( $slots as $slot ) {
			$filled[ $slot->name() ] = $slot->html( ...$about );
		}
		return new self( array_filter( $filled, static fn ( string $html ): bool => '' !== $html ) );
	}

	/**
	 * Slots with the places of one that stands once for each of several things.
	 *
	 * @param array<string, mixed> $abouts By the key that tells the places apart.
	 */
	public function withEach( Slot $slot, array $abouts ): self {
		$filled = $this->filled;
		foreach ( $abouts as $key => $about ) {
			$filled[ self::nameOf( $slot, (string) $key ) ] = $slot->html( $about );
		}
		return new self( array_filter( $filled, static fn ( string $html ): bool => '' !== $html ) );
	}

	/**
	 * A place as the island's template prints it: the twin of src/ui/slot.
	 *
	 * @param self|null $slots Null where a template is drawn from props alone.
	 * @param string    $key   Of one place of several.
	 */
	public static function place( ?self $slots, Slot $slot, string $key = '' ): string {
		$name = self::nameOf( $slot, $key );
		$html = $slots->filled[ $name ] ?? '';
		return '' === $html ? '' : sprintf( '<div class="marketday-slot" data-marketday-slot="%s">%s</div>', esc_attr( $name ), $html );
	}

	private static function nameOf( Slot $slot, string $key ): string {
		return '' === $key ? $slot->name() : "{$slot->name()}-{$key}";
	}

	/** Templates that React puts into places that only it draws. */
	public function templates(): string {
		$html = '';
		foreach ( $this->filled as $name => $markup ) {
			$html .= sprintf( '<template data-marketday-slot="%s">%s</template>', esc_attr( $name ), $markup );
		}
		return $html;
	}

	/** @return array{slots?: array<string, true>} */
	public function props(): array {
		return [] === $this->filled ? [] : [ 'slots' => array_fill_keys( array_keys( $this->filled ), true ) ];
	}
}
