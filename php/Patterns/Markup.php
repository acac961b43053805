<?php

declare( strict_types=1 );

namespace Marketday\Patterns;

defined( 'ABSPATH' ) || exit;

/** Core's blocks as the editor writes them. Texts come translated and are escaped here. */
final class Markup {
	/** @param array<string, mixed> $settings */
	public static function block( string $name, array $settings = [], ?string $inner = null ): string {
		$json = [] === $settings ? '' : ' ' . serialize_block_attributes( $settings );
		return null === $inner ? "<!-- wp:{$name}{$json} /-->" : "<!-- wp:{$name}{$json} -->\n{$inner}\n<!-- /wp:{$name} -->";
	}

	/** A part of a page from edge to edge. @param 'dark'|'light'|'plain' $tone By the theme's own colours. */
	public static function section( string $tone, string ...$inner ): string {
		$space    = [
			'padding' => [
				'top'    => 'var:preset|spacing|60',
				'bottom' => 'var:preset|spacing|60',
			],
			'margin'  => [
				'top'    => '0',
				'bottom' => '0',
			],
		];
		$colours  = [
			'dark'  => [
				'backgroundColor' => 'contrast',
				'textColor'       => 'base',
			],
			'light' => [ 'backgroundColor' => 'accent-5' ],
			'plain' => [],
		][ $tone ];
		$classes  = [
			'dark'  => ' has-base-color has-contrast-background-color has-text-color has-background',
			'light' => ' has-accent-5-background-color has-background',
			'plain' => '',
		][ $tone ];
		$elements = 'dark' === $tone ? [ 'elements' => [ 'link' => [ 'color' => [ 'text' => 'var:preset|color|base' ] ] ] ] : [];
		$linked   = 'dark' === $tone ? str_replace( ' has-background', ' has-background has-link-color', $classes ) : $classes;
		return self::block(
			'group',
			[ 'align' => 'full' ] + [ 'style' => [ 'spacing' => $space ] + $elements ] + $colours + [ 'layout' => [ 'type' => 'constrained' ] ],
			"<div class=\"wp-block-group alignfull{$linked}\" style=\"margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)\">"
				. implode(
				"\n\n",
				$inner
			) . '</div>'
		);
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

	public static function button( string $text, string $url ): string {
		$button = self::block(
			'button',
			[],
			sprintf( '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="%s">%s</a></div>', esc_url( $url ), esc_html( $text ) )
		);
		return self::block( 'buttons', [], "<div class=\"wp-block-buttons\">{$button}</div>" );
	}

	/** Side by side; below one another on phones. */
	public static function columns( string ...$columns ): string {
		$all = array_map( static fn ( string $column ): string => self::block( 'column', [], "<div class=\"wp-block-column\">{$column}</div>" ), $columns );
		return self::block( 'columns', [ 'align' => 'wide' ], '<div class="wp-block-columns alignwide">' . implode( "\n\n", $all ) . '</div>' );
	}

	/** A question that opens to its answer. */
	public static function question( string $question, string $answer ): string {
		return self::block(
			'details',
			[],
			sprintf( '<details class="wp-block-details"><summary>%s</summary>%s</details>', esc_html( $question ), self::paragraph( $answer ) )
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
