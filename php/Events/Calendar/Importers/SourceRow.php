<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Importers;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Marketday\Events\Calendar\Ics\IcsLine;
use Marketday\Events\Calendar\NonEmpty;

/** A row of another plugin's table, whose values are whatever that plugin wrote. */
final class SourceRow {
	/** @param array<array-key, mixed> $values */
	public function __construct( private readonly array $values ) {}

	public static function hasTable( string $table ): bool {
		global $wpdb;
		return $table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
	}

	/**
	 * @param mixed $rows As wpdb gives them.
	 * @return list<self>
	 */
	public static function all( mixed $rows ): array {
		return array_map( static fn ( mixed $row ): self => new self( (array) $row ), array_values( is_array( $rows ) ? $rows : [] ) );
	}

	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}

	public function number( string $name ): int {
		return (int) $this->text( $name );
	}

	public function time( string $name, DateTimeZone $zone ): ?DateTimeImmutable {
		$text = $this->text( $name );
		try {
			return '' === $text || str_starts_with( $text, '0000' ) ? null : new DateTimeImmutable( $text, $zone );
		} catch ( Exception ) {
			return null;
		}
	}

	/** @param list<string> $names Of columns: the place's name and the parts of its address. */
	public function place( array $names ): IcsLine {
		return IcsLine::ofText( 'LOCATION', implode( ', ', array_unique( NonEmpty::of( array_map( $this->text( ... ), $names ) ) ) ) );
	}

	public function point( string $latitude, string $longitude ): IcsLine {
		$has = (float) $this->text( $latitude ) !== 0.0 || (float) $this->text( $longitude ) !== 0.0; // phpcs:ignore WordPress.PHP.YodaConditions -- a call.
		return new IcsLine( 'GEO', $has ? (float) $this->text( $latitude ) . ';' . (float) $this->text( $longitude ) : '' );
	}

	/** Zone of a name, or of hours as WordPress writes them: `UTC+5.5`. The site's own where it is neither. */
	public static function zone( string $name ): DateTimeZone {
		if ( 1 === preg_match( '/^UTC([+-])(\d{1,2})(?:\.(\d{1,2})|:(\d\d))?$/D', $name, $part ) ) {
			$minutes = isset( $part[4] ) ? (int) $part[4] : (int) round( 60 * (float) ( '0.' . ( $part[3] ?? '0' ) ) );
			$name    = sprintf( '%s%02d:%02d', $part[1], (int) $part[2], $minutes );
		}
		try {
			return '' === $name ? wp_timezone() : new DateTimeZone( $name );
		} catch ( Exception ) {
			return wp_timezone();
		}
	}

	/** @param list<string> $names */
	public static function categories( array $names ): IcsLine {
		return new IcsLine(
			'CATEGORIES',
			implode( ',', array_map( static fn ( string $name ): string => IcsLine::escape( html_entity_decode( $name, ENT_QUOTES ) ), $names ) )
		);
	}

	/** @return list<string> */
	public static function termNames( int $post, string $taxonomy ): array {
		global $wpdb;
		// The other plugin is not active any more, so WordPress does not know its taxonomy.
		return array_values( array_map(
			'strval',
			$wpdb->get_col( $wpdb->prepare(
				"SELECT t.name FROM {$wpdb->terms} t INNER JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id INNER JOIN {$wpdb->term_relationships} r ON r.term_taxonomy_id = x.term_taxonomy_id WHERE x.taxonomy = %s AND r.object_id = %d ORDER BY t.name",
				$taxonomy,
				$post
			) )
		) );
	}

	public static function host( string $name, string $url = '' ): IcsLine {
		return new IcsLine( 'ORGANIZER', '' === $name ? '' : ( '' === $url ? 'invalid:nomail' : $url ), [ 'CN' => $name ] );
	}
}
