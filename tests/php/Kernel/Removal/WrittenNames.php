<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Removal;

use Marketday\Tests\ArchitectureRules;
use PhpToken;
use ReflectionClass;

/** The names under which the plugin's code writes, read from its calls. */
final class WrittenNames {
	/** The call, and which of its arguments is the name. */
	private const CALLS = [
		'update_option'            => [ 'option', 0 ],
		'add_option'               => [ 'option', 0 ],
		'register_setting'         => [ 'option', 1 ],
		'set_transient'            => [ 'transient', 0 ],
		'update_post_meta'         => [ 'post meta', 1 ],
		'add_post_meta'            => [ 'post meta', 1 ],
		'update_user_meta'         => [ 'user meta', 1 ],
		'add_user_meta'            => [ 'user meta', 1 ],
		'update_user_option'       => [ 'user meta', 1 ],
		'update_term_meta'         => [ 'term meta', 1 ],
		'add_term_meta'            => [ 'term meta', 1 ],
		'update_comment_meta'      => [ 'comment meta', 1 ],
		'add_comment_meta'         => [ 'comment meta', 1 ],
		'update_site_option'       => [ 'network option', 0 ],
		'set_site_transient'       => [ 'network transient', 0 ],
		'register_post_type'       => [ 'post type', 0 ],
		'register_taxonomy'        => [ 'taxonomy', 0 ],
		'wp_schedule_event'        => [ 'job', 2 ],
		'wp_schedule_single_event' => [ 'job', 1 ],
		'add_role'                 => [ 'role', 0 ],
		'Schema::install'          => [ 'table', 0 ],
		'PostCounter::add'         => [ 'post meta', 1 ],
		'jobs->soon'               => [ 'job', 0 ],
		'jobs->at'                 => [ 'job', 1 ],
		'new DailyLog'             => [ 'table', 0 ],
		'new MetaIds'              => [ 'user meta', 0 ],
		'PrivateFolder::close'     => [ 'folder', 0 ],
	];

	public function __construct( private readonly string $folder ) {}

	/** @return list<array{kind: string, name: string, file: string}> A name that is known in part has `*` for the rest; one that is not begins with `?`. */
	public function all(): array {
		$found = [];
		foreach ( ( new ArchitectureRules( $this->folder ) )->files() as $file ) {
			$found = [ ...$found, ...$this->of( $file ) ];
		}
		return $found;
	}

	/** @return list<array{kind: string, name: string, file: string}> */
	private function of( string $file ): array {
		$code   = (string) file_get_contents( "{$this->folder}/{$file}" );
		$tokens = array_values( array_filter( PhpToken::tokenize( $code ), static fn ( PhpToken $token ): bool => ! $token->isIgnorable() ) );
		$found  = [];
		foreach ( $tokens as $at => $token ) {
			$call = '(' === ( $tokens[ $at + 1 ]->text ?? '' ) ? $this->call( $tokens, $at ) : null;
			if ( null === $call ) {
				continue;
			}
			[ $kind, $place ] = self::CALLS[ $call ];
			$argument         = $this->arguments( $tokens, $at + 2 )[ $place ] ?? [];
			$found[]          = [
				'kind' => $kind,
				'name' => $this->resolve( $argument, $code ),
				'file' => $file,
			];
		}
		return $found;
	}

	/** @param list<PhpToken> $tokens */
	private function call( array $tokens, int $at ): ?string {
		$before = $tokens[ $at - 1 ]->text ?? '';
		$owner  = $tokens[ $at - 2 ]->text ?? '';
		$name   = ltrim( $tokens[ $at ]->text, '\\' );
		// `$this->jobs->soon()`, `$this->engine->jobs()->soon()`, `$jobs->at()`.
		$isOfJobs = '->' === $before && ( 'jobs' === ltrim( $owner, '$' ) || ( ')' === $owner && 'jobs' === ( $tokens[ $at - 4 ]->text ?? '' ) ) );
		$call     = match ( true ) {
			$isOfJobs        => "jobs->{$name}",
			'::' === $before => "{$owner}::{$name}",
			'new' === $before => "new {$name}",
			'->' === $before, 'function' === $before => '',
			default          => $name,
		};
		return isset( self::CALLS[ $call ] ) ? $call : null;
	}

	/**
	 * @param list<PhpToken> $tokens
	 * @return list<list<PhpToken>>
	 */
	private function arguments( array $tokens, int $at ): array {
		$all   = [ [] ];
		$depth = 0;
		for ( ; isset( $tokens[ $at ] ); ++$at ) {
			$text = $tokens[ $at ]->text;
			if ( 0 === $depth && ')' === $text ) {
				break;
			}
			if ( 0 === $depth && ',' === $text ) {
				$all[] = [];
				continue;
			}
			$depth += in_array( $text, [ '(', '[', '{', '${' ], true ) ? 1 : ( in_array( $text, [ ')', ']', '}' ], true ) ? -1 : 0 );

			$all[ count( $all ) - 1 ][] = $tokens[ $at ];
		}
		return $all;
	}

	/** @param list<PhpToken> $tokens */
	private function resolve( array $tokens, string $code ): string {
		$text = implode( '', array_map( static fn ( PhpToken $token ): string => $token->text, $tokens ) );
		$name = preg_replace_callback(
			'/(\w+)::([A-Z_]+)\b(?!\()/',
			fn ( array $found ): string => "'" . $this->constant( $found[1], $found[2], $code ) . "'",
			(string) preg_replace( '/^SiteOfNetwork::userMeta\((.*)\)$/', '$1', $text )
		);
		// 'text' . $more, "text{$more}".
		$name = (string) preg_replace( [ '/\{\$[^}]*\}/', "/'\\.'/", "/'\\.[^'\"].*$/", '/^["\'](.*?)["\']?$/' ], [ '*', '', "*'", '$1' ], (string) $name );
		return 1 === preg_match( '/^[\w*-]+$/', $name ) ? $name : "?{$text}";
	}

	private function constant( string $owner, string $name, string $code ): string {
		preg_match( '/^namespace ([\w\\\\]+);/m', $code, $space );
		preg_match( '/^(?:final |abstract )*(?:class|enum|trait|interface) (\w+)/m', $code, $own );
		$isUsed = 1 === preg_match( "/^use ([\\w\\\\]+\\\\{$owner});/m", $code, $used );
		$class  = match ( true ) {
			in_array( $owner, [ 'self', 'static' ], true ) => ( $space[1] ?? '' ) . '\\' . ( $own[1] ?? '' ),
			$isUsed => $used[1],
			default => ( $space[1] ?? '' ) . "\\{$owner}",
		};
		$value  = class_exists( $class ) || enum_exists( $class ) ? ( new ReflectionClass( $class ) )->getConstant( $name ) : null;
		return is_string( $value ) ? $value : '*';
	}
}
