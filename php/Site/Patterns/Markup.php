<?php

declare( strict_types=1 );

namespace Marketday\Site\Patterns;

defined( 'ABSPATH' ) || exit;

/** Core's blocks as the editor writes them. Texts come translated and are escaped here. */
final class Markup {
	/** @param array<string, mixed> $settings */
	public static function block( string $name, array $settings = [], ?string $inner = null ): string {
		$json = [] === $settings ? '' : ' ' . serialize_block_attributes( $settings );
		return null === $inner ? "<!-- wp:{$name}{$json} /-->" : "<!-- wp:{$name}{$json} -->\n{$inner}\n<!-- /wp:{$name} -->";
	}

	/** A part of a page from edge to edge. @param 'dark'|'light'|'plain' $tone By the theme's own colours; plain where they would not be readable. */
	public static function section( string $tone, string ...$inner ): string {
		$grounds = Grounds::ofTheme();
		$dark    = 'dark' === $tone ? $grounds->dark() : null;
		$ground  = match ( $tone ) {
			'dark'  => $dark['ground'] ?? '',
			'light' => $grounds->light() ?? '',
			default => '',
		};
		$space   = [
			'padding' => [
				'top'    => 'var:preset|spacing|50',
				'bottom' => 'var:preset|spacing|50',
			],
			'margin'  => [
				'top'    => '0',
				'bottom' => '0',
			],
		];
		$colours = ( '' === $ground ? [] : [ 'backgroundColor' => $ground ] ) + ( null === $dark ? [] : [ 'textColor' => $dark['text'] ] );
		$classes = match ( true ) {
			null !== $dark => " has-{$dark['text']}-color has-{$ground}-background-color has-text-color has-background has-link-color",
			'' !== $ground => " has-{$ground}-background-color has-background",
			default        => '',
		};
		return self::block(
			'group',
			[ 'align' => 'full' ] + [ 'style' => [ 'spacing' => $space ] + ( null === $dark ? [] : self::elements( $dark['text'] ) ) ] + $colours
				+ [ 'layout' => [ 'type' => 'constrained' ] ],
			"<div class=\"wp-block-group alignfull{$classes}\" style=\"margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)\">"
				. implode(
				"\n\n",
				$inner
			) . '</div>'
		);
	}

	/**
	 * Links and headings have colours of their own in many themes.
	 *
	 * @return array{elements: array<string, array{color: array{text: string}}>}
	 */
	private static function elements( string $slug ): array {
		$colour = [ 'color' => [ 'text' => "var:preset|color|{$slug}" ] ];
		return [
			'elements' => [
				'link'    => $colour,
				'heading' => $colour,
			],
		];
	}

	public static function heading( string $text, int $level = 2, string $size = 'x-large', bool $isWide = true ): string {
		$settings = ( $isWide ? [ 'align' => 'wide' ] : [] ) + ( 2 === $level ? [] : [ 'level' => $level ] ) + [ 'fontSize' => $size ];
		$wide     = $isWide ? ' alignwide' : '';
		return self::block(
			'heading',
			$settings,
			sprintf( '<h%1$d class="wp-block-heading%2$s has-%3$s-font-size">%4$s</h%1$d>', $level, $wide, $size, esc_html( $text ) )
		);
	}

	public static function paragraph( string $text, string $size = '' ): string {
		return self::block(
			'paragraph',
			'' === $size ? [] : [ 'fontSize' => $size ],
			sprintf( '<p%s>%s</p>', '' === $size ? '' : " class=\"has-{$size}-font-size\"", esc_html( $text ) )
		);
	}

	public static function link( string $url, string $text ): string {
		return self::block( 'paragraph', [], sprintf( '<p><a href="%s">%s</a></p>', esc_url( $url ), esc_html( $text ) ) );
	}

	/** A paragraph that the site's people write: the editor says it in grey, a page does not show it. */
	public static function toWrite( string $hint ): string {
		return self::block( 'paragraph', [ 'placeholder' => $hint ], '<p></p>' );
	}

	/** @param 'dark'|'plain' $tone Of the section it stands in. */
	public static function button( string $text, string $url, string $tone = 'plain' ): string {
		$own     = 'dark' === $tone ? Grounds::ofTheme()->buttonOnDark() : null;
		$classes = null === $own ? '' : " has-{$own['text']}-color has-{$own['background']}-background-color has-text-color has-background";
		return self::buttons( self::block(
			'button',
			null === $own ? [] : [
				'backgroundColor' => $own['background'],
				'textColor'       => $own['text'],
			],
			self::buttonLink( $text, $url, $classes )
		) );
	}

	/** @param array<string, string> $links Text by address: buttons of equal weight side by side. */
	public static function choices( array $links ): string {
		$all = [];
		foreach ( $links as $url => $text ) {
			$all[] = self::block( 'button', [ 'className' => 'is-style-outline' ], self::buttonLink( $text, $url, '', ' is-style-outline' ) );
		}
		return self::buttons( implode( "\n\n", $all ), [ 'align' => 'wide' ] );
	}

	private static function buttonLink( string $text, string $url, string $classes, string $style = '' ): string {
		return sprintf(
			'<div class="wp-block-button%s"><a class="wp-block-button__link%s wp-element-button" href="%s">%s</a></div>',
			$style,
			$classes,
			esc_url( $url ),
			esc_html( $text )
		);
	}

	/** @param array<string, mixed> $settings */
	private static function buttons( string $buttons, array $settings = [] ): string {
		return self::block( 'buttons', $settings, sprintf( '<div class="wp-block-buttons%s">%s</div>', isset( $settings['align'] ) ? ' alignwide' : '', $buttons ) );
	}

	/** Side by side; below one another on phones. */
	public static function columns( string ...$columns ): string {
		$all = array_map( static fn ( string $column ): string => self::block( 'column', [], "<div class=\"wp-block-column\">{$column}</div>" ), $columns );
		return self::block( 'columns', [ 'align' => 'wide' ], '<div class="wp-block-columns alignwide">' . implode( "\n\n", $all ) . '</div>' );
	}

	/** A question that opens to its answer, which is still to write. */
	public static function question( string $question, string $hint ): string {
		return self::block(
			'details',
			[],
			sprintf( '<details class="wp-block-details"><summary>%s</summary>%s</details>', esc_html( $question ), self::toWrite( $hint ) )
		);
	}

	/** The whole of a template: the theme's header and footer around its own. */
	public static function template( string $main ): string {
		$part = static fn ( string $slug ): string => self::block( 'template-part', [
			'slug'    => $slug,
			'tagName' => $slug,
		] );
		$group = self::block(
			'group',
			[
				'tagName' => 'main',
				'style'   => [
					'spacing' => [
						'padding' => [
							'top'    => 'var:preset|spacing|50',
							'bottom' => 'var:preset|spacing|60',
						],
					],
				],
				'layout'  => [ 'type' => 'constrained' ],
			],
			"<main class=\"wp-block-group\" style=\"padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)\">{$main}</main>"
		);
		return implode( "\n\n", [ $part( 'header' ), $group, $part( 'footer' ) ] );
	}
}
