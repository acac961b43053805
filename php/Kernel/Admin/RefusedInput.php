<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

use WP_HTML_Tag_Processor;

/**
 * Input of a setting that may not be: the setting stays as it was, and the screen that follows shows the words that were typed,
 * marked, with the reason beside them.
 */
final class RefusedInput {
	private const KEPT = 'marketday_refused_';

	/** Time between two requests of one user. */
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	private const LONGEST = 2000;

	/** @var array<string, array{label: string, why: string, typed: string|null}> By the field's name in the form. */
	private static array $noted = [];

	/**
	 * Value that the setting keeps, for `sanitize_callback`.
	 *
	 * @param string $option
	 * @param mixed  $sent
	 * @param string $label Of the field, as the screen has it.
	 * @param string $why   A sentence that says what to do: plain text.
	 */
	public static function of( string $option, mixed $sent, string $label, string $why ): mixed {
		self::note( $option, $sent, $label, $why );
		return get_option( $option );
	}

	/** @param string $field The name in the form, where an option has several: `marketday_captcha[score]`. */
	public static function note( string $field, mixed $sent, string $label, string $why ): void {
		// WordPress cleans an option twice that was never set.
		if ( isset( self::$noted[ $field ] ) || ! function_exists( 'add_settings_error' ) ) {
			return;
		}
		add_settings_error( SettingsTabsScreen::SLUG, $field, "{$label}: {$why}" );
		if ( SettingsTabsScreen::isAsked() ) {
			self::$noted[ $field ] = [
				'label' => $label,
				'why'   => $why,
				'typed' => is_scalar( $sent ) ? mb_substr( (string) $sent, 0, self::LONGEST ) : null,
			];
			set_transient( self::KEPT . get_current_user_id(), self::$noted, self::SECONDS );
		}
	}

	/** @return array<string, array{label: string, why: string, typed: string|null}> Once. */
	public static function take(): array {
		$key  = self::KEPT . get_current_user_id();
		$kept = get_transient( $key );
		delete_transient( $key );
		return array_filter(
			is_array( $kept ) ? $kept : [],
			static fn ( mixed $one ): bool => is_array( $one )
				&& is_string( $one['label'] ?? null )
				&& is_string( $one['why'] ?? null )
				&& array_key_exists( 'typed', $one )
		);
	}

	/** @return string Of the summary's links, and of what stands before a field. */
	public static function id( string $field ): string {
		return 'marketday-refused-' . trim( (string) preg_replace( '/[^a-z0-9]+/i', '-', $field ), '-' );
	}

	/**
	 * Marks the fields of a form.
	 *
	 * @param string                                                                 $html    Of the fields.
	 * @param array<string, array{label: string, why: string, typed: string|null}> $refused As `take()` gives them.
	 */
	public static function mark( string $html, array $refused ): string {
		if ( [] === $refused ) {
			return $html;
		}
		$seen = [];
		$html = (string) preg_replace_callback(
			'~<(?:input|select|textarea)\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>~i',
			static function ( array $found ) use ( $refused, &$seen ): string {
				$field = self::nameOf( $found[0] );
				if ( ! isset( $refused[ $field ] ) || isset( $seen[ $field ] ) ) {
					return $found[0];
				}
				$seen[ $field ] = true;
				return sprintf(
					'<span class="marketday-refused" id="%s" tabindex="-1">%s</span>',
					esc_attr( self::id( $field ) ),
					esc_html( $refused[ $field ]['why'] )
				) . $found[0];
			},
			$html
		);
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$field = is_string( $tags->get_attribute( 'name' ) ) ? $tags->get_attribute( 'name' ) : '';
			if ( isset( $seen[ $field ] ) ) {
				self::markTag( $tags, $field, $refused[ $field ]['typed'] );
				unset( $seen[ $field ] );
			}
		}
		return $tags->get_updated_html();
	}

	private static function markTag( WP_HTML_Tag_Processor $tags, string $field, ?string $typed ): void {
		$described = $tags->get_attribute( 'aria-describedby' );
		$tags->set_attribute( 'aria-invalid', 'true' );
		$tags->set_attribute( 'aria-describedby', trim( self::id( $field ) . ' ' . ( is_string( $described ) ? $described : '' ) ) );
		if ( ! is_string( $tags->get_attribute( 'id' ) ) ) {
			$tags->set_attribute( 'id', self::id( $field ) . '-field' );
		}
		if ( null === $typed || 'password' === $tags->get_attribute( 'type' ) ) {
			return;
		}
		if ( 'TEXTAREA' === $tags->get_tag() ) {
			$tags->set_modifiable_text( $typed );
		} elseif ( 'INPUT' === $tags->get_tag() && ! in_array( $tags->get_attribute( 'type' ), [ 'checkbox', 'radio' ], true ) ) {
			// A field of numbers shows nothing of what is none.
			is_numeric( $typed ) || 'number' !== $tags->get_attribute( 'type' ) || $tags->set_attribute( 'type', 'text' );
			$tags->set_attribute( 'value', $typed );
		}
	}

	private static function nameOf( string $tag ): string {
		// Without its end, a text is not read.
		$tags = new WP_HTML_Tag_Processor( $tag . ( 0 === stripos( $tag, '<textarea' ) ? '</textarea>' : '' ) );
		$name = $tags->next_tag() ? $tags->get_attribute( 'name' ) : null;
		return is_string( $name ) ? $name : '';
	}
}
