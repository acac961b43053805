<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Closure;

/** A part of the account page that another feature or plugin brings. */
final class FurtherSection {
	/** @param Closure(): mixed $draw */
	private function __construct(
		public readonly string $name,
		private readonly string $label,
		private readonly Closure $draw
	) {}

	/** @return array<string, self> By name. */
	public static function all(): array {
		/**
		 * Further sections of a customer's account, after the shop's own.
		 *
		 * @param array<string, array{label: string, url: string, html: callable(): string}> $sections By name, as it stands in the address. `url` is
		 *        where a shop leads whose account is another plugin's page.
		 */
		$given = apply_filters( 'marketday_account_sections', [] );
		$all   = [];
		foreach ( is_array( $given ) ? $given : [] as $name => $section ) {
			if (
				is_array( $section )
				&& is_string( $section['label'] ?? null )
				&& is_callable( $section['html'] ?? null )
				&& null === Section::tryFrom( (string) $name )
			) {
				$all[ (string) $name ] = new self( (string) $name, $section['label'], Closure::fromCallable( $section['html'] ) );
			}
		}
		return $all;
	}

	public function label(): string {
		return $this->label;
	}

	public function html(): string {
		$html = ( $this->draw )();
		return is_string( $html ) ? $html : '';
	}
}
