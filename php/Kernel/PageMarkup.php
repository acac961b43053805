<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** The block markup that a page is drawn from: its template with all parts and patterns, the post in it, and the widgets of a classic theme. */
final class PageMarkup {
	private ?string $text = null;

	/** True if the post's own blocks are among those of its template. */
	private bool $hasContent = false;

	/** @param string|null $edited What an editor has on the page, where that is what counts. */
	public function __construct(
		private readonly int $postId,
		private readonly string $template,
		private readonly ?string $edited = null
	) {}

	/** Tells whether there is a template of this name, where it is one of a block theme. */
	public static function isKnown( string $template ): bool {
		return ! self::isOfBlockTheme( $template ) || null !== TemplateMarkup::of( $template, 'wp_template' );
	}

	/** Tells whether the post's own blocks were among what was asked for so far. */
	public function hasContent(): bool {
		return $this->hasContent;
	}

	/** Tells whether it still is the other one, of the same page; before it was read that costs nothing. */
	public function isSame( self $other ): bool {
		return $this->edited === $other->edited && ( null === $this->text || $this->text === $other->text() );
	}

	/** The whole page's. */
	public function text(): string {
		return $this->text ??= $this->find();
	}

	private function find(): string {
		if ( null !== $this->edited ) {
			return $this->edited;
		}
		global $_wp_current_template_id, $_wp_current_template_content;
		if ( self::isOfBlockTheme( $this->template ) && $this->template === $_wp_current_template_id && is_string( $_wp_current_template_content ) ) {
			return $_wp_current_template_content; // WordPress has found it to draw the page.
		}
		$template = self::isOfBlockTheme( $this->template ) ? TemplateMarkup::of( $this->template, 'wp_template' ) : null;
		if ( null !== $template ) {
			return $template;
		}
		/**
		 * The block markup of a page that is drawn without a block template.
		 *
		 * @param string $markup   The post's content and the widgets.
		 * @param string $template A name given by `marketday_page_template`.
		 */
		$markup = apply_filters( 'marketday_page_markup', $this->postContent() . $this->widgets(), $this->template );
		return is_string( $markup ) ? $markup : '';
	}

	/**
	 * Blocks that are saved elsewhere: a part, a pattern, the post.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	public function within( string $name, array $attributes ): string {
		$text = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null ) ? $attributes[ $key ] : '';
		return match ( $name ) {
			'core/post-content'  => $this->postContent(),
			'core/template-part' => $this->part( $text( 'theme' ), $text( 'slug' ) ),
			'core/pattern'       => (string) ( \WP_Block_Patterns_Registry::get_instance()->get_registered( $text( 'slug' ) )['content'] ?? '' ),
			'core/block'         => $this->syncedContent( is_int( $attributes['ref'] ?? null ) ? $attributes['ref'] : 0 ),
			default              => '',
		};
	}

	private function part( string $theme, string $slug ): string {
		return '' === $slug ? '' : TemplateMarkup::of( ( '' === $theme ? get_stylesheet() : $theme ) . "//{$slug}", 'wp_template_part' ) ?? '';
	}

	private static function isOfBlockTheme( string $template ): bool {
		return str_contains( $template, '//' );
	}

	private function syncedContent( int $id ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password
			? $post->post_content
			: '';
	}

	public function postContent(): string {
		$this->hasContent = true;
		$post = $this->postId > 0 ? get_post( $this->postId ) : null;
		return $post instanceof WP_Post ? $post->post_content : '';
	}

	private function widgets(): string {
		if ( wp_is_block_theme() ) {
			return '';
		}
		$widgets = (array) get_option( 'widget_block', [] );
		$active  = array_merge( ...array_values( array_map(
			static fn ( mixed $area ): array => is_array( $area ) ? $area : [],
			array_diff_key( wp_get_sidebars_widgets(), [ 'wp_inactive_widgets' => 1 ] ) // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress tells of them in no other way.
		) ) );
		$markup  = '';
		foreach ( $active as $id ) {
			$number  = is_string( $id ) && str_starts_with( $id, 'block-' ) ? (int) substr( $id, 6 ) : 0;
			$content = is_array( $widgets[ $number ] ?? null ) ? $widgets[ $number ]['content'] ?? '' : '';
			$markup .= is_string( $content ) ? $content : '';
		}
		return $markup;
	}
}
