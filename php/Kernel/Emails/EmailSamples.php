<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Emails;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The kinds of mail that the site's features send. */
final class EmailSamples {
	public const ASKED = 'marketday_mail_samples';

	/** @param Closure(): list<EmailSample> $samples */
	public static function add( Closure $samples ): void {
		add_filter( self::ASKED, static fn ( mixed $announced ): array => [ ...( is_array( $announced ) ? $announced : [] ), ...$samples() ] );
	}

	/** @return array<string, EmailSample> By id, in the order of their names. */
	public static function all(): array {
		/**
		 * The kinds of mail are listed for the screen that shows them.
		 *
		 * @param list<EmailSample> $samples
		 */
		$announced = apply_filters( self::ASKED, [] );
		$all       = [];
		foreach ( is_array( $announced ) ? $announced : [] as $sample ) {
			if ( $sample instanceof EmailSample ) {
				$all[ $sample->id ] = $sample;
			}
		}
		uasort( $all, static fn ( EmailSample $one, EmailSample $other ): int => strnatcasecmp( $one->name, $other->name ) );
		return $all;
	}
}
